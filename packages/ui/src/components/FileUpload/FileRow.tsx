import { CircleAlert, CircleCheck, FileText, RotateCw, X } from 'lucide';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { FileName } from './FileName.tsx';
import * as styles from './FileUpload.css.ts';
import type { UploadRow } from './uploadRow.ts';

/** The props of `FileRow`. */
export interface FileRowProps {
  row: UploadRow;
  onRemove: () => void;
  removeLabel: string;
  onRetry: (() => void) | undefined;
  retryLabel: string;
}

function UploadStatus({ row }: { row: UploadRow }) {
  const hasFailed = row.state === 'failed' || row.state === 'rejected';
  if (row.state === 'uploading') {
    return (
      <progress
        className={styles.bar}
        value={row.progress ?? 0}
        max={1}
        aria-label={row.fileName}
      />
    );
  }
  return (
    <span className={styles.status} data-failed={hasFailed || undefined}>
      <Icon of={hasFailed ? CircleAlert : CircleCheck} size="medium" />
      {row.stateText}
    </span>
  );
}

/** One file with its size, its progress and its buttons to retry and remove. */
export function FileRow({ row, onRemove, removeLabel, onRetry, retryLabel }: FileRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.fileIcon}>
        <Icon of={FileText} />
      </span>
      <div className={styles.details}>
        <div className={styles.nameLine}>
          <FileName>{row.fileName}</FileName>
          <span className={styles.size}>{row.sizeText}</span>
        </div>
        <UploadStatus row={row} />
      </div>
      {row.state === 'failed' && onRetry && (
        <Button kind="quiet" icon={<Icon of={RotateCw} />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      <Button kind="quiet" icon={<Icon of={X} />} isIconOnly onClick={onRemove}>
        {removeLabel}
      </Button>
    </li>
  );
}
