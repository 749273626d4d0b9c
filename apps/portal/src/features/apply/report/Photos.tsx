import { reportPhotosMax, uploadTypes } from '@temple-land/portal-core';
import { FileUpload } from '@temple-land/ui';
import { pendingRow, storedRow } from '../../../blocks/DocumentUpload.tsx';
import type { usePhotos } from '../../../blocks/usePhotos.ts';
import { useText } from '../../../i18n/useText.ts';

/** The photos of a report, as many as it may have. */
export function Photos({ photos }: { photos: ReturnType<typeof usePhotos> }) {
  const text = useText();
  const { t } = text;
  return (
    <FileUpload
      label={t('report.photos')}
      optionalLabel={t('field.optional')}
      description={t('report.photos.hint', { n: reportPhotosMax })}
      chooseLabel={t('apply.document.choose')}
      accept={uploadTypes.map((type) => `.${type}`).join(',')}
      isMultiple
      files={[
        ...photos.files.map((file) => storedRow(file, text, String(file.kind))),
        ...Object.entries(photos.uploads).map(([slot, upload]) => pendingRow(upload, text, slot)),
      ]}
      onChoose={photos.add}
      onRemove={(slot) => photos.remove(Number(slot))}
      onRetry={(slot) => photos.retry(Number(slot))}
      retryLabel={(name) => t('apply.document.retry', { name })}
      removeLabel={(name) => t('apply.document.remove', { name })}
    />
  );
}
