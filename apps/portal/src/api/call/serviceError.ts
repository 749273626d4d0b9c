import type { Effect, EndpointName } from '@temple-land/portal-core';
import type { UserMessage } from '../../state/userMessage.ts';
import type { AnyAnswer, AnyResult } from './callResult.ts';
import { findDestination } from '../address/destination.ts';

/** A call that failed by the outcomes table (spec 8), with or without an answer. */
export class ServiceError extends Error {
  readonly result: AnyResult;
  /** The answer of the service, undefined when none came. */
  readonly answer: AnyAnswer | undefined;

  constructor(name: EndpointName, result: AnyResult, options?: ErrorOptions) {
    super(`${name} failed.`, options);
    this.name = 'ServiceError';
    this.result = result;
    // Only an answer with a status can mean a failure.
    this.answer = result.answer as AnyAnswer | undefined;
  }

  /** What the screen of the call shows; undefined when a popup or another page tells it, or nothing does. */
  get userMessage(): UserMessage | undefined {
    const isToldHere = this.result.place !== 'popup' && findDestination(this.effects) === undefined;
    return isToldHere ? this.result.message : undefined;
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
