"""The conditions, costs and effects of skills. Kernels over the field that do not know when a skill is due."""
