import { importFilesMax, type ImportJobSummary } from '@temple-land/portal-core';
import { Alert, Button, Card, FileUpload, Icon, type UploadRow } from '@temple-land/ui';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { row, stack } from '../../../common/page/card.css.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { findFiles, useImportUpload } from './useImportUpload.ts';

const accept = '.csv,.xlsx,.geojson,.json,.gpkg,.zip,.kml,.kmz';

const getId = (file: File) => `${file.name} ${file.size} ${file.lastModified}`;

function toRow(file: File, sent: number | undefined, { t }: Translation<'imports'>): UploadRow {
  const total = formatFileSize(file.size, t);
  const base = { id: getId(file), fileName: file.name };
  if (sent === undefined)
    return { ...base, sizeText: total, state: 'done', stateText: t('imports:files.ready') };
  if (sent >= file.size)
    return { ...base, sizeText: total, state: 'done', stateText: t('imports:files.sent') };
  const sizeText = t('imports:files.sentOf', { done: formatFileSize(sent, t), total });
  const progress = sent / file.size;
  return { ...base, sizeText, state: 'uploading', progress, stateText: t('imports:files.sending') };
}

/** The props of `ImportStart`. */
export interface ImportStartProps {
  /** An import whose files have not all arrived; undefined for a new one. */
  begun?: ImportJobSummary;
  /** Called when the files have arrived and are read. */
  onRead: (id: number) => void;
}

/** The choice of the files of an import and their upload, which can be taken up again. */
export function ImportStart({ begun, onRead }: ImportStartProps) {
  const text = useTranslation(['imports', 'admin', 'common', 'specification']);
  const { t } = text;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isOther, setIsOther] = useState(false);
  const { send, reset, sent, isSending, message } = useImportUpload(onRead);
  const change = (next: readonly File[]) => {
    setIsOther(false);
    setFiles(next.slice(0, importFilesMax));
    reset();
  };
  const submit = () => {
    const found = begun ? findFiles(files, begun) : files;
    if (found === undefined) setIsOther(true);
    else void send(found, begun);
  };
  return (
    <Card title={t('imports:new')}>
      <div className={stack}>
        {begun && (
          <Alert tone="info" role="none">
            {t('imports:files.resume')}
          </Alert>
        )}
        <FileUpload
          id="import-files"
          label={t('imports:files.label')}
          description={t('imports:files.hint')}
          chooseLabel={t('imports:files.choose')}
          dropText={t('imports:files.drop')}
          accept={accept}
          allowsMultiple
          isDisabled={isSending}
          files={files.map((file, index) => toRow(file, sent[index], text))}
          onSelect={(added) => change([...files, ...added])}
          onRemove={(id) => change(files.filter((file) => getId(file) !== id))}
          removeLabel={(name) => t('common:apply.document.remove', { name })}
          errorMessage={isOther ? t('imports:files.other') : undefined}
        />
        <OutcomeMessage message={message} />
        {files.length > 0 && (
          <div className={row}>
            <Button
              kind="primary"
              icon={<Icon of={Upload} />}
              isPending={isSending}
              onClick={submit}
            >
              {t('imports:files.send')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
