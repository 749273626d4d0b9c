import { reportPhotosMax, uploadTypes } from '@temple-land/portal-core';
import { FileUpload } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { toPendingRow, toStoredRow } from '../../../common/files/DocumentUpload.tsx';
import type { usePhotos } from '../../../common/files/usePhotos.ts';

/** The photos of a report, as many as it may have. */
export function Photos({ photos }: { photos: ReturnType<typeof usePhotos> }) {
  const text = useTranslation(['apply', 'common', 'specification']);
  const { t } = text;
  return (
    <FileUpload
      label={t('report.photos')}
      optionalLabel={t('common:field.optional')}
      description={t('report.photos.hint', { n: reportPhotosMax })}
      chooseLabel={t('common:apply.document.choose')}
      accept={uploadTypes.map((type) => `.${type}`).join(',')}
      allowsMultiple
      files={[
        ...photos.files.map((file) => toStoredRow(file, text, String(file.kind))),
        ...Object.entries(photos.uploads).map(([slot, upload]) => toPendingRow(upload, text, slot)),
      ]}
      onSelect={photos.add}
      onRemove={(slot) => photos.remove(Number(slot))}
      onRetry={(slot) => photos.retry(Number(slot))}
      retryLabel={(name) => t('common:apply.document.retry', { name })}
      removeLabel={(name) => t('common:apply.document.remove', { name })}
    />
  );
}
