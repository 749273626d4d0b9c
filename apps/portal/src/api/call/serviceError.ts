import type { Effect, EndpointName } from '@temple-land/portal-core';
import type { UserMessage } from '../../state/userMessage.ts';
import type { StatusAnswer, BaseCallResult } from './callResult.ts';
import { findRedirect } from './outcomeRedirect.ts';

/** A call that failed by the outcomes table (spec 8), with or without an answer. */
export class ServiceError extends Error {
  readonly result: BaseCallResult;
  /** The answer of the service, undefined when there is none. */
  readonly answer: StatusAnswer | undefined;

  constructor(name: EndpointName, result: BaseCallResult, options?: ErrorOptions) {
    super(`${name} failed.`, options);
    this.name = 'ServiceError';
    this.result = result;
    // A failure with an answer always has a status.
    this.answer = result.answer as StatusAnswer | undefined;
  }

  /** The message for the screen of the call; undefined when a popup, another page or nothing shows it. */
  get userMessage(): UserMessage | undefined {
    const isShownHere = this.result.display !== 'popup' && findRedirect(this.effects) === undefined;
    return isShownHere ? this.result.message : undefined;
  }

  get effects(): readonly Effect[] {
    return this.result.effects;
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ServiceError;
  }
}
