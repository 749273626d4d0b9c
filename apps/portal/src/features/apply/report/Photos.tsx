import { uploadTypes } from '@temple-land/portal-core';
import { Alert, Button, FileUpload, Stack } from '@temple-land/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimit } from '../../../common/applications/useLimit.ts';
import { restoreFocusToContainer } from '../../../common/feedback/restoreFocus.ts';
import { toPendingRow, toStoredRow } from '../../../common/files/DocumentUpload.tsx';
import type { usePhotos } from '../../../common/files/usePhotos.ts';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatPosition, type Position } from './position.ts';
import { usePhotoOffer, type PhotoOffer } from './usePhotoOffer.ts';
import * as styles from './report.css.ts';

interface OfferProps {
  offer: PhotoOffer;
  onUse: (position: Position) => void;
}

function Offer({ offer: { point, close }, onUse }: OfferProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = container;
    return () => restoreFocusToContainer(current);
  }, []);
  if (!point) return null;
  const use = () => {
    onUse({ ...point, source: 'photo' });
    close();
  };
  return (
    <div ref={container}>
      <Alert tone="info" title={t('report.photo.position')}>
        <p>
          {t('report.photo.position.text', { position: localizeDigits(formatPosition(point)) })}
        </p>
        <div className={styles.messageButtons}>
          <Button onClick={use}>{t('report.photo.position.use')}</Button>
          <Button onClick={close}>{t('report.photo.position.refuse')}</Button>
        </div>
      </Alert>
    </div>
  );
}

/** The props of `Photos`. */
export interface PhotosProps {
  photos: ReturnType<typeof usePhotos>;
  id: string;
  errorMessage: string | undefined;
  /** The report has a position, so that none is offered. */
  hasPosition: boolean;
  /** Called with the position of a photo, when the reporter wants to use it. */
  onPosition: (position: Position) => void;
}

/** The photos of a report, at least one, and the offer to use the position of one of them. */
export function Photos({ photos, id, errorMessage, hasPosition, onPosition }: PhotosProps) {
  const text = useTranslation(['apply', 'common', 'specification']);
  const { t } = text;
  const offer = usePhotoOffer();
  const most = useLimit('reportPhotos');
  const select = (files: readonly File[]) => {
    photos.add(files);
    void offer.read(files);
  };
  return (
    <Stack>
      <FileUpload
        {...{ id, errorMessage }}
        label={t('report.photos')}
        isRequired
        description={t('report.photos.hint', { n: most })}
        chooseLabel={t('common:apply.document.choose')}
        accept={uploadTypes.map((type) => `.${type}`).join(',')}
        allowsMultiple
        capture="environment"
        files={[
          ...photos.files.map((file) => toStoredRow(file, text, String(file.kind))),
          ...Object.entries(photos.uploads).map(([slot, upload]) =>
            toPendingRow(upload, text, slot),
          ),
        ]}
        onSelect={select}
        onRemove={(slot) => photos.remove(Number(slot))}
        onRetry={(slot) => photos.retry(Number(slot))}
        retryLabel={(name) => t('common:apply.document.retry', { name })}
        removeLabel={(name) => t('common:apply.document.remove', { name })}
      />
      {offer.point && !hasPosition && <Offer offer={offer} onUse={onPosition} />}
    </Stack>
  );
}
