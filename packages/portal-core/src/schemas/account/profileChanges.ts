import * as v from 'valibot';
import { Failure, text } from '../common.ts';
import { Waiting } from './pendingChanges.ts';

/** A changed name of a citizen, with why it changed and the temporary name of its proof. */
export const NameChangeRequest = v.object({
  fullName: text(100),
  reason: text(500),
  proof: text(64),
});
export const NameChangeAnswer = v.union([Waiting, Failure]);

/** The temporary name of an uploaded photo. */
export const PhotoRequest = v.object({ tempId: text(64) });

/** The token of the link that confirms a new e-mail address. */
export const EmailConfirmRequest = v.object({ token: text(64) });
