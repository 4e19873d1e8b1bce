"""Where a program that is packed without a Python begins (``rbdesigner.spec``)."""

from rbdesigner.cli.packed import process

if __name__ == "__main__":
    process()
