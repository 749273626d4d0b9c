import type { EntityName } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import type { TextKey } from '../../../i18n/textKey.ts';
import { adminLists } from './adminLists.ts';

/** The name of the field of a change with the file of a record. */
export const fileField = 'uploadDoc';

/** Returns the label of the file of a record. */
export const getFileLabel = (entity: EntityName): TextKey<'admin'> =>
  adminLists[entity].upload === 'photo' ? 'admin:photo' : 'admin:document';

/** The props of `RecordFile`. */
export interface RecordFileProps {
  /** The name of the draft or record, such as `notification-12`. */
  name: string;
  /** The name of the file, '' without one. */
  uploadDoc: string;
  /** Which of the two files it is, for screen readers. */
  context: string;
}

/** The document or photo of a record before or after a change; only administrators can open that of a draft. */
export function RecordFile({ name, uploadDoc, context }: RecordFileProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  if (uploadDoc === '') return t('changes.none');
  return <DownloadLink name="sitePageDraftFile" input={{ name, uploadDoc }} context={context} />;
}
