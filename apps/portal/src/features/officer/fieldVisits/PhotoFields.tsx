import { fieldReportMax, uploadTypes, type PlotOutline } from '@temple-land/portal-core';
import { FileUpload } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { useSession } from '../../../state/useSession.ts';
import type { KeptContent } from './fieldDatabase.ts';
import { createUuid, deleteKeptPhotos, putKeptPhoto } from './keptReports.ts';
import { describePhotoPlace, formatPoint } from './photoPlace.ts';
import { preparePhoto } from './preparePhoto.ts';
import type { FormPartProps } from './formParts.ts';

type Photo = KeptContent['photos'][number];

/** The props of `PhotoFields`. */
export interface PhotoFieldsProps extends Pick<FormPartProps, 'content' | 'change'> {
  applicationId: number;
  /** The outlines of the plots that are visited, and of those beside them. */
  outlines: readonly PlotOutline[];
}

const kinds = [3, 6] as const;

/** The photos of the place and the notes of the inspection, stored on this device with position and time. */
export function PhotoFields({ content, change, applicationId, outlines }: PhotoFieldsProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const userId = useSession()?.userId ?? 0;
  const [isPreparing, setPreparing] = useState(false);
  const add = async (files: readonly File[], kind: Photo['kind']) => {
    setPreparing(true);
    const free = fieldReportMax.photos - content.photos.length;
    for (const chosen of files.slice(0, Math.max(0, free))) {
      const { file, fileName, takenAt, position } = await preparePhoto(chosen);
      const photoId = createUuid();
      const uploadKey = createUuid();
      // The file is stored before the report names it, so that no report has a photo without a file.
      await putKeptPhoto({ userId, photoId, applicationId, file, fileName, uploadKey });
      const photo = { photoId, kind, fileName, takenAt, position };
      change(({ photos }) => ({ photos: [...photos, photo] }));
    }
    setPreparing(false);
  };
  const remove = (photoId: string) => {
    change(({ photos }) => ({ photos: photos.filter((photo) => photo.photoId !== photoId) }));
    void deleteKeptPhotos([photoId]);
  };
  const describe = ({ takenAt, position }: Photo) => {
    const time = formatDateTime(takenAt);
    if (position === null) return t('field:photo.noPosition', { time });
    const place = describePhotoPlace(position, outlines, { t });
    const taken = t('field:photo.position', { time, position: formatPoint(position) });
    return [taken, place?.text ?? ''].filter((text) => text !== '').join('. ');
  };
  return (
    <>
      {kinds.map((kind) => (
        <FileUpload
          key={kind}
          label={kind === 3 ? t('field:photos') : t('field:notes')}
          optionalLabel={t('common:field.optional')}
          description={kind === 3 ? t('field:photos.hint') : t('field:notes.hint')}
          chooseLabel={kind === 3 ? t('field:photos.choose') : t('field:notes.choose')}
          accept={uploadTypes.map((type) => `.${type}`).join(',')}
          aria-busy={isPreparing}
          allowsMultiple
          capture="environment"
          files={content.photos
            .filter((photo) => photo.kind === kind)
            .map((photo) => ({
              id: photo.photoId,
              fileName: photo.fileName,
              sizeText: '',
              state: 'done' as const,
              stateText: describe(photo),
            }))}
          onSelect={(files) => void add(files, kind)}
          onRemove={remove}
          removeLabel={(name) => t('common:apply.document.remove', { name })}
        />
      ))}
    </>
  );
}
