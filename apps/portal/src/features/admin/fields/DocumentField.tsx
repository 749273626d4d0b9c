import type { AdminRow } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { uploadPublished, type PublishedEntity } from '../../../api/files/upload.ts';
import { adminLists } from '../records/adminLists.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';
import { PublicFileField } from './PublicFileField.tsx';

/** The stored document of a tender or notice, or the photo of a contact; a new file replaces it. */
export function DocumentField({ entity, row }: { entity: PublishedEntity; row: AdminRow }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const refresh = useRefetchAll();
  const current = String(row['uploadDoc'] ?? '');
  return (
    <PublicFileField
      isPhoto={adminLists[entity].upload === 'photo'}
      current={current === '' ? '' : t('document.current', { name: current })}
      call="adminUpload"
      send={(file, options) => uploadPublished(file, { entity, id: row.id }, options)}
      onSent={(answer) => {
        refresh();
        return 'isWaiting' in answer ? 'admin:document.waiting' : 'admin:document.done';
      }}
    />
  );
}
