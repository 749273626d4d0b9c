import type { PublicDocument } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from './fileSize.ts';
import { getMediaTypeLabel } from './mediaTypeLabel.ts';

/** What is known of a file; a printout has no size until it is made. */
export type FileFacts = Omit<PublicDocument, 'bytes'> & { bytes?: number };

/** Returns a function from the facts of a file to their text beside its link: "PDF, 240 KB, English". */
export function useFileMeta(): (file: FileFacts) => string {
  const { t } = useTranslation(['common', 'specification']);
  return ({ mediaType, bytes, language }) =>
    [
      getMediaTypeLabel(mediaType),
      bytes === undefined ? '' : formatFileSize(bytes, t),
      t(`common:language.${language}`),
    ]
      .filter(Boolean)
      .join(', ');
}
