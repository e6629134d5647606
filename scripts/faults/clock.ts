/** Says to the Worker of scripts/faults/moved-clock-worker.ts how far ahead its clock is, in ms. */
export const clockHeader = 'x-ahead-ms'
