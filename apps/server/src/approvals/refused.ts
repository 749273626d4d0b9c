import type { MessageKey, MessageValues } from '@temple-land/portal-core';

/** The reason of a refusal: status, message key and field. */
export interface Fault {
  status: 111 | 400 | 403 | 409;
  key: MessageKey;
  values?: MessageValues;
  field?: string;
}

/** Thrown to refuse a change and roll back its transaction. */
export class Refused extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.key);
    this.fault = fault;
  }
}
