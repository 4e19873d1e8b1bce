"""Work in processes of its own: jobs that are started, heard from and stopped, and pools of workers.

It knows none of the jobs: whoever has one declares it as a :class:`rbdesigner.work.job.Job`.
"""
