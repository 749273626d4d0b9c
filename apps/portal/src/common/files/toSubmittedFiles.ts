import type { DraftFile } from '../draft/draftFields.ts';

/** Returns the uploaded files of a form as the service takes them: their temporary names, and the kind of each. */
export const toSubmittedFiles = (files: readonly DraftFile[]) => ({
  documents: files.map(({ tempId }) => tempId),
  documentKinds: Object.fromEntries(files.map(({ tempId, kind }) => [tempId, kind])),
});
