"""``python -m rbdesigner``: the command line."""

from rbdesigner.cli.main import process

if __name__ == "__main__":
    process()
