"""OpenSpiel logs by absl, whose handler closes the stream that it was made with once logging is set up anew.

It is given one that it knows to be somebody else's, in place of the one in which pytest keeps what tests print.
"""

import sys

from absl import logging

logging.get_absl_handler().python_handler.stream = sys.__stderr__
