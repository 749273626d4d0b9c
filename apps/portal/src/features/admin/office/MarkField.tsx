import { Button, FileUpload, type UploadRow } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '../../../api/files/upload.ts';
import { useFileCalls } from '../../../api/files/useFileCalls.ts';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { OfficeMark } from '../../../common/page/OfficeMark.tsx';
import { muted, row } from '../../../common/page/card.css.ts';
import { toTextWithHelp } from '../../../i18n/useMessageText.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import { drawMark, readDataUrl } from './drawMark.ts';
import * as styles from './office.css.ts';

/** A mark that was chosen and is stored at the service: its picture as a data URL, and its temporary id. */
export interface ChosenMark {
  picture: string;
  tempId: string;
}

/** The props of `MarkField`. */
export interface MarkFieldProps {
  /** The hash of the mark, or a chosen picture as a data URL; empty for the portal's own. */
  mark: string;
  onChoose: (mark: ChosenMark) => void;
  /** Called when the portal's own mark is to be used. */
  onRemove: () => void;
}

interface Sent {
  file: File;
  share: number;
  problem: UserMessage | undefined;
}

/** The mark of the office with a control to choose another one, which is drawn as a PNG before it is sent. */
export function MarkField({ mark, onChoose, onRemove }: MarkFieldProps) {
  const text = useTranslation(['admin', 'common', 'specification']);
  const { t } = text;
  const { awaitUpload } = useFileCalls();
  const [sent, setSent] = useState<Sent>();
  const start = async (file: File) => {
    const state: Sent = { file, share: 0, problem: undefined };
    setSent(state);
    const drawn = await drawMark(file).catch(() => undefined);
    if (drawn === undefined) return setSent({ ...state, problem: { key: 'office.mark' } });
    const onProgress = (share: number) => setSent({ ...state, share });
    const sending = uploadFile(drawn, { onProgress });
    const { answer, message } = await awaitUpload('saveFileToTemp', sending);
    if (!answer || !('result' in answer)) {
      return setSent({ ...state, problem: message ?? { key: 'apply.document.failed' } });
    }
    setSent(undefined);
    onChoose({ picture: await readDataUrl(drawn), tempId: answer.result.tempId });
  };
  const toRow = ({ file, share, problem }: Sent): UploadRow => {
    const shown = { id: file.name, fileName: file.name, sizeText: formatFileSize(file.size, t) };
    return problem === undefined
      ? { ...shown, state: 'uploading', progress: share, stateText: t('document.sending') }
      : { ...shown, state: 'failed', stateText: toTextWithHelp(problem, text) };
  };
  return (
    <fieldset className={styles.mark}>
      <legend>{t('office.mark')}</legend>
      <div className={row}>
        {mark === '' ? (
          <p className={muted}>{t('office.markBuiltIn')}</p>
        ) : (
          <>
            <OfficeMark mark={mark} alt={t('office.markShown')} />
            <Button onClick={onRemove}>{t('office.markRemove')}</Button>
          </>
        )}
      </div>
      <FileUpload
        label={t('office.markFile')}
        optionalLabel={t('common:admin.optional')}
        description={t('office.markHint')}
        chooseLabel={t('document.choose')}
        accept=".png,.svg,.jpg,.jpeg"
        files={sent ? [toRow(sent)] : []}
        onSelect={([file]) => file && void start(file)}
        onRemove={() => setSent(undefined)}
        onRetry={() => sent && void start(sent.file)}
        removeLabel={(name) => t('common:apply.document.remove', { name })}
        retryLabel={(name) => t('common:apply.document.retry', { name })}
      />
    </fieldset>
  );
}
