import { expect, it } from 'vitest';
import { findNextActor } from './trackProgress.ts';

it.each([
  ['P', 'SCRUTINY', 'office'],
  ['P', 'QUERY', 'applicant'],
  ['P', 'DEMAND', 'applicant'],
  ['P', 'STAYED', 'court'],
  ['P', 'a state that is not known', 'office'],
  ['A', 'DEMAND', 'nobody'],
  ['R', 'REJECTED', 'nobody'],
  ['G CLOSE', 'WITHDRAWN', 'nobody'],
] as const)(
  'of an application with status %s in %s the next to act is %s',
  (status, state, actor) => {
    expect(findNextActor(status, state)).toBe(actor);
  },
);
