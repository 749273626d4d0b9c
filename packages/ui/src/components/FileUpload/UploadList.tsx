'use client';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { FileRow } from './FileRow.tsx';
import * as styles from './FileUpload.css.ts';
import type { UploadRow } from './uploadRow.ts';
import { useUploadAnnouncement } from './useUploadAnnouncement.ts';

/** The props of `UploadList`. */
export interface UploadListProps {
  rows: readonly UploadRow[];
  onRemove: (id: string) => void;
  onRetry: ((id: string) => void) | undefined;
  removeLabel: (fileName: string) => string;
  cancelLabel: ((fileName: string) => string) | undefined;
  retryLabel: (fileName: string) => string;
}

/** The files of an upload, whose changes are announced. */
export function UploadList({ rows, onRemove, onRetry, ...labels }: UploadListProps) {
  const { removeLabel, cancelLabel, retryLabel } = labels;
  const announcement = useUploadAnnouncement(rows);
  const getRemoveLabel = ({ state, fileName }: UploadRow) =>
    (state === 'uploading' ? cancelLabel : undefined)?.(fileName) ?? removeLabel(fileName);
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((row) => (
            <FileRow
              key={row.id}
              row={row}
              removeLabel={getRemoveLabel(row)}
              onRemove={() => onRemove(row.id)}
              onRetry={onRetry && (() => onRetry(row.id))}
              retryLabel={retryLabel(row.fileName)}
            />
          ))}
        </ul>
      )}
      <span role="status" className={visuallyHidden}>
        {announcement.text !== '' && <span key={announcement.count}>{announcement.text}</span>}
      </span>
    </>
  );
}
