import type { MessageKey } from '@temple-land/portal-core';

/** Why a change is refused: status, words, and the field they are about. */
export interface Fault {
  status: 111 | 400 | 403 | 409;
  key: MessageKey;
  field?: string;
}

/** Ends a change and undoes what it has written so far. */
export class Refused extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.key);
    this.fault = fault;
  }
}
