/**
 * Why a file is not kept: `damaged` is not what it says, `locked` needs a password, `complex` would need
 * too much time or memory, or shows something else than its pages.
 */
export type RefusalReason = 'damaged' | 'locked' | 'complex';

/** Thrown where a file turns out not to be kept. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
