import * as v from 'valibot';
import { answer, filled, Id, Moment, page, paging, text } from '../common.ts';

/** The state of a request for erasure. */
export const ErasureState = v.picklist(['waiting', 'withdrawn', 'refused', 'erased']);
export type ErasureState = v.InferOutput<typeof ErasureState>;

/** What an erasure deleted and anonymised: rows by table, and files. */
export const ErasureCounts = v.object({
  deleted: v.record(v.string(), v.number()),
  anonymised: v.record(v.string(), v.number()),
  files: v.number(),
});
export type ErasureCounts = v.InferOutput<typeof ErasureCounts>;

/** A request for erasure; `reason` is empty unless it was refused, `endedOn` null while it waits. */
export const ErasureRequest = v.object({
  number: v.string(),
  state: ErasureState,
  askedOn: Moment,
  dueOn: Moment,
  endedOn: v.nullable(Moment),
  reason: v.string(),
});
export type ErasureRequest = v.InferOutput<typeof ErasureRequest>;

/** What must end before an account can be erased: an undecided application, or a tender in which the person bids. */
export const ErasureObstacle = v.object({
  kind: v.picklist(['application', 'tender']),
  number: v.string(),
  /** When a tender ends; null for an application, which ends with its decision. */
  until: v.nullable(Moment),
});
export type ErasureObstacle = v.InferOutput<typeof ErasureObstacle>;

/** Records that an erasure keeps, with their number; `until` is null where they have no end. */
export const KeptRecords = v.object({
  kind: v.picklist(['applications', 'orders', 'papers', 'bids', 'activities']),
  count: v.number(),
  until: v.nullable(Moment),
});
export type KeptRecords = v.InferOutput<typeof KeptRecords>;

/** The newest request of the caller, what stands in its way, and what will be kept. */
export const ErasureStateAnswer = answer(
  v.object({
    request: v.nullable(ErasureRequest),
    obstacles: v.array(ErasureObstacle),
    kept: v.array(KeptRecords),
    /** The days in which a request can be taken back. */
    days: v.number(),
  }),
);

export const ErasureAskRequest = v.object({ otp: text(6) });

/** A request for erasure as administrators see it. */
export const ListedErasure = v.object({
  ...ErasureRequest.entries,
  id: Id,
  /** The name of the person; that of an erased account after the erasure. */
  fullName: v.string(),
  /** The numbers of what delays the erasure. */
  obstacles: v.array(v.string()),
  /** Whether a refusal waits for a second administrator. */
  isRefusalWaiting: v.boolean(),
  /** The erased rows and files; null unless the account was erased. */
  counts: v.nullable(ErasureCounts),
});
export type ListedErasure = v.InferOutput<typeof ListedErasure>;

export const ErasureListRequest = v.object({ isWaiting: v.boolean(), ...paging });
export const ErasureListAnswer = page(ListedErasure);
export const ErasureRefuseRequest = v.object({ id: Id, reason: filled(300) });
