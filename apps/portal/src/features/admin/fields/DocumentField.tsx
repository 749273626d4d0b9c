import { validateFile, type AdminRow } from '@temple-land/portal-core';
import { FileUpload, type UploadRow } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadPublished, type PublishedEntity } from '../../../api/files/upload.ts';
import { useFileCalls } from '../../../api/files/useFileCalls.ts';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { toTextWithHelp } from '../../../i18n/useMessageText.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';
import { adminLists } from '../records/adminLists.ts';

interface SentFile {
  file: File;
  share: number;
  isDone: boolean;
  problem: UserMessage | undefined;
}

/** The stored document of a tender or notice, or the photo of a contact; a new file replaces it. */
export function DocumentField({ entity, row }: { entity: PublishedEntity; row: AdminRow }) {
  const text = useTranslation(['admin', 'common', 'specification']);
  const { t } = text;
  const { awaitUpload } = useFileCalls();
  const refresh = useRefetchAll();
  const [sent, setSent] = useState<SentFile>();
  const isPhoto = adminLists[entity].upload === 'photo';
  const current = String(row['uploadDoc'] ?? '');
  const start = async (file: File) => {
    const state: SentFile = { file, share: 0, isDone: false, problem: undefined };
    setSent(state);
    const wrong = validateFile(file.name, file.size);
    if (wrong !== undefined) {
      setSent({ ...state, problem: { key: wrong } });
      return;
    }
    const onProgress = (share: number) => setSent({ ...state, share });
    const sending = uploadPublished(file, { entity, id: row.id }, { onProgress });
    const { message: problem } = await awaitUpload('adminUpload', sending);
    setSent({ ...state, share: 1, isDone: problem === undefined, problem });
    if (problem === undefined) refresh();
  };
  const toRow = ({ file, share: progress, isDone, problem }: SentFile): UploadRow => {
    const shown = { id: file.name, fileName: file.name, sizeText: formatFileSize(file.size, t) };
    if (problem !== undefined)
      return { ...shown, state: 'failed', stateText: toTextWithHelp(problem, text) };
    if (isDone) return { ...shown, state: 'done', stateText: t('document.done') };
    return {
      ...shown,
      state: 'uploading',
      progress,
      stateText: t('document.sending'),
    };
  };
  return (
    <FileUpload
      label={t(isPhoto ? 'photo' : 'document')}
      optionalLabel={t('common:admin.optional')}
      description={
        <>
          {current !== '' && <>{t('document.current', { name: current })} </>}
          {t(isPhoto ? 'photo.hint' : 'document.hint')}
        </>
      }
      chooseLabel={t('document.choose')}
      accept={isPhoto ? '.jpg,.jpeg,.png' : '.pdf,.jpg,.jpeg,.png'}
      files={sent ? [toRow(sent)] : []}
      onSelect={([file]) => file && void start(file)}
      onRemove={() => setSent(undefined)}
      onRetry={() => sent && void start(sent.file)}
      removeLabel={(name) => t('common:apply.document.remove', { name })}
      retryLabel={(name) => t('common:apply.document.retry', { name })}
    />
  );
}
