import type { Output } from '@temple-land/portal-core';

const kept = [
  { kind: 'applications', count: 3, until: null },
  { kind: 'orders', count: 2, until: null },
  { kind: 'papers', count: 4, until: null },
  { kind: 'activities', count: 118, until: '2036-11-23T06:00:00.000Z' },
] as const;

/** No request, and nothing in the way of one. */
export const erasureState = {
  status: 200,
  result: { request: null, obstacles: [], kept: [...kept], days: 7 },
} satisfies Output<'erasureState'>;

/** An undecided application and a tender in the way of a request. */
export const blockedErasure = {
  status: 200,
  result: {
    ...erasureState.result,
    obstacles: [
      { kind: 'application', number: 'LA/2026/PUR/000041', until: null },
      { kind: 'tender', number: '4840/LR', until: '2026-12-18T11:30:00.000Z' },
    ],
  },
} satisfies Output<'erasureState'>;

const request = {
  number: 'ER/2026/000012',
  state: 'waiting',
  askedOn: '2026-11-24T06:00:00.000Z',
  dueOn: '2026-12-01T06:00:00.000Z',
  endedOn: null,
  reason: '',
} as const;

/** A request that waits. */
export const waitingErasure = {
  status: 200,
  result: { ...erasureState.result, request },
} satisfies Output<'erasureState'>;

/** A request that was refused. */
export const refusedErasure = {
  status: 200,
  result: {
    ...erasureState.result,
    request: {
      ...request,
      state: 'refused',
      endedOn: '2026-11-25T06:00:00.000Z',
      reason: 'A court has asked for the records of LA/2026/PUR/000017.',
    },
  },
} satisfies Output<'erasureState'>;

/** Waiting requests: one that is due, one that waits for a case, one whose refusal waits. */
export const waitingErasures = {
  status: 200,
  result: {
    rows: [
      {
        ...request,
        id: 12,
        fullName: 'Sarojini Behera',
        obstacles: [],
        isRefusalWaiting: false,
        counts: null,
      },
      {
        ...request,
        id: 13,
        number: 'ER/2026/000013',
        fullName: 'ସୁନିତା ମହାପାତ୍ର',
        obstacles: ['LA/2026/PUR/000041'],
        isRefusalWaiting: false,
        counts: null,
      },
      {
        ...request,
        id: 14,
        number: 'ER/2026/000014',
        fullName: 'Madhab Sabar',
        obstacles: [],
        isRefusalWaiting: true,
        counts: null,
      },
    ],
    total: 3,
  },
} satisfies Output<'erasureList'>;

/** Finished requests: an erased account, a refused request and one that was taken back. */
export const endedErasures = {
  status: 200,
  result: {
    rows: [
      {
        ...request,
        id: 9,
        number: 'ER/2026/000009',
        state: 'erased',
        endedOn: '2026-11-20T06:00:00.000Z',
        fullName: 'Erased account',
        obstacles: [],
        isRefusalWaiting: false,
        counts: {
          deleted: { documents: 6, notifications: 31, sessions: 1 },
          anonymised: { users: 1, land_details: 2 },
          files: 6,
        },
      },
      {
        ...refusedErasure.result.request,
        id: 8,
        number: 'ER/2026/000008',
        fullName: 'Madhab Sabar',
        obstacles: [],
        isRefusalWaiting: false,
        counts: null,
      },
      {
        ...request,
        id: 7,
        number: 'ER/2026/000007',
        state: 'withdrawn',
        endedOn: '2026-11-18T06:00:00.000Z',
        fullName: 'Sarojini Behera',
        obstacles: [],
        isRefusalWaiting: false,
        counts: null,
      },
    ],
    total: 3,
  },
} satisfies Output<'erasureList'>;
