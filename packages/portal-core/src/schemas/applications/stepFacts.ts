import * as v from 'valibot';
import { Moment } from '../common.ts';

/** A step that the calling officer can still undo, and until when. */
export const StepUndo = v.object({ action: v.string(), until: Moment });
export type StepUndo = v.InferOutput<typeof StepUndo>;

/**
 * An action that another officer has to take, because the caller has taken an earlier one; after `appeal`, because the
 * caller decided on what is appealed against.
 */
export const BlockedAction = v.object({ action: v.string(), after: v.string() });
export type BlockedAction = v.InferOutput<typeof BlockedAction>;
