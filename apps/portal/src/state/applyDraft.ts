import { LandStepForm, PurposeStepForm, tempFileLifeMs } from '@temple-land/portal-core';
import * as v from 'valibot';
import { readText, removeText, writeText } from './browserStorage.ts';

const storageKey = 'applyDraft';

/** How long answers are kept on this device, in ms: 30 days. */
export const draftLifeMs = 30 * 24 * 3_600_000;

/** An uploaded file that waits for its application; `kind` is the id of the document it is. */
const DraftFile = v.object({
  kind: v.number(),
  tempId: v.string(),
  fileName: v.string(),
  size: v.number(),
  uploadedAt: v.number(),
});
export type DraftFile = v.InferOutput<typeof DraftFile>;

/** The answers of "The land" as typed; `names` are the words behind the chosen ids. */
const DraftLand = v.object({
  districtCode: v.string(),
  tahasilCode: v.string(),
  villageCode: v.string(),
  khataNoId: v.string(),
  plotCode: v.string(),
  area: v.string(),
  holding: v.picklist(['', 'lease', 'purchase']),
  names: v.object({
    district: v.string(),
    tahasil: v.string(),
    mouza: v.string(),
    khatian: v.string(),
    plot: v.string(),
  }),
});
export type DraftLand = v.InferOutput<typeof DraftLand>;

/** An application on its way: the answers so far, and the key that makes a submit count once. */
const ApplyDraft = v.object({
  ownerId: v.number(),
  savedAt: v.number(),
  idempotencyKey: v.string(),
  hasSeenDetails: v.boolean(),
  land: DraftLand,
  purpose: v.string(),
  files: v.array(DraftFile),
});
export type ApplyDraft = v.InferOutput<typeof ApplyDraft>;

const noLand: DraftLand = {
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  khataNoId: '',
  plotCode: '',
  area: '',
  holding: '',
  names: { district: '', tahasil: '', mouza: '', khatian: '', plot: '' },
};

// crypto.randomUUID does not exist on a plain-http intranet.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives a draft without answers for a user. */
export function emptyDraft(ownerId: number, now: number): ApplyDraft {
  return {
    ownerId,
    savedAt: now,
    idempotencyKey: newKey(),
    hasSeenDetails: false,
    land: noLand,
    purpose: '',
    files: [],
  };
}

function parsed(text: string | undefined): ApplyDraft | undefined {
  try {
    const result = v.safeParse(ApplyDraft, JSON.parse(text ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Gives the stored draft of a user at `now` (ms since 1970), or an empty one: a draft of somebody
 * else or one that is too old does not count, and files that the service has dropped are left out.
 */
export function readDraft(ownerId: number, now: number): ApplyDraft {
  const draft = parsed(readText('local', storageKey));
  if (draft?.ownerId !== ownerId || now - draft.savedAt > draftLifeMs) {
    return emptyDraft(ownerId, now);
  }
  const files = draft.files.filter(({ uploadedAt }) => now - uploadedAt < tempFileLifeMs);
  return { ...draft, files };
}

/** Keeps a draft on this device. */
export function storeDraft(draft: ApplyDraft): void {
  writeText('local', storageKey, JSON.stringify(draft));
}

/** Takes the draft off this device: after the submit and when its owner logs out. */
export function forgetDraft(): void {
  removeText('local', storageKey);
}

/** Says whether "The land" is answered by the rules of its form. */
export const isLandDone = ({ land }: ApplyDraft) => v.is(LandStepForm, land);

/** Says whether the purpose is answered by the rules of its form. */
export const isPurposeDone = ({ purpose }: ApplyDraft) => v.is(PurposeStepForm, { purpose });
