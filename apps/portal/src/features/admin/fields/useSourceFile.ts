import type { DocumentLanguage, NewSourceFile } from '@temple-land/portal-core';
import { useState } from 'react';
import type { DraftFile } from '../../../common/draft/draftFields.ts';
import { useUploads } from '../../../common/files/useUploads.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** The only file of a change, among the uploads. */
const slot = 0;

/** Returns the file of the document on which a change rests: its upload, its language, and what is sent of it. */
export function useSourceFile() {
  const [file, setFile] = useState<DraftFile>();
  const [language, setLanguage] = useState<DocumentLanguage>(useLanguage());
  const { uploads, start, cancel } = useUploads(setFile);
  const sent: { sourceFile?: NewSourceFile } =
    file === undefined ? {} : { sourceFile: { tempId: file.tempId, language } };
  return {
    file,
    upload: uploads[slot],
    language,
    setLanguage,
    choose: (chosen: File) => void start(slot, chosen),
    cancel: () => cancel(slot),
    remove: () => setFile(undefined),
    /** Whether a file is still being uploaded, or was not taken: the change must not be sent without it. */
    isOpen: uploads[slot] !== undefined,
    sent,
  };
}

/** The state of the file of a change. */
export type SourceFileState = ReturnType<typeof useSourceFile>;
