/**
 * The reason of a refusal: `damaged`, `locked` (needs a password), or `complex` (needs too much time or memory, or has
 * no static pages).
 */
export type RefusalReason = 'damaged' | 'locked' | 'complex';

/** Thrown when a file cannot be stored. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
