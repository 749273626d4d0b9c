import type { FieldReportVersion, PlotOutline } from '@temple-land/portal-core';
import { Alert, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { meta } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount } from '../../../i18n/format.ts';
import * as styles from '../fieldVisits/fieldVisits.css.ts';
import { describePhotoPlace, formatPoint } from '../fieldVisits/photoPlace.ts';
import { useDocumentFile } from '../../../common/files/useDocumentFile.ts';

const minuteMs = 60_000;
/** The difference between the clocks above which it is named, in minutes. */
const clockTolerance = 10;

/** Says by how much the clock of the device was wrong; nothing for a small difference. */
export function ClockNote({ report }: { report: FieldReportVersion }) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const ahead = Date.parse(report.sentAt) - Date.parse(report.receivedAt);
  const minutes = Math.round(Math.abs(ahead) / minuteMs);
  if (minutes < clockTolerance) return null;
  const n = formatCount(minutes);
  return (
    <Alert tone="info" role="none">
      {ahead > 0 ? t('field:clock.fast', { n }) : t('field:clock.slow', { n })}
    </Alert>
  );
}

/** The props of `Photo`. */
export interface PhotoProps {
  photo: FieldReportVersion['content']['photos'][number];
  /** The outlines of the plots that were visited, and of those beside them. */
  outlines: readonly PlotOutline[];
}

/** A photo of a field report, with its time, its position and how far from the plot that is. */
export function Photo({ photo, outlines }: PhotoProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const { shown, message, reload } = useDocumentFile(photo.documentId);
  const time = formatDateTime(photo.takenAt);
  const { position } = photo;
  const caption =
    position === null
      ? t('field:photo.noPosition', { time })
      : t('field:photo.position', { time, position: formatPoint(position) });
  const place = describePhotoPlace(position, outlines, { t });
  return (
    <li>
      <Retry message={message} part={photo.fileName} onRetry={reload} />
      {shown?.kind === 'picture' && (
        <img className={styles.photo} src={shown.address} alt={photo.fileName} />
      )}
      {shown !== undefined && shown.kind !== 'picture' && <span>{photo.fileName}</span>}
      <p className={meta}>{caption}</p>
      {place?.isFar === false && <p className={meta}>{place.text}</p>}
      {place?.isFar === true && <StatusPatch tone="warning">{place.text}</StatusPatch>}
    </li>
  );
}
