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
  retryLabel: string | undefined;
}

function Progress({ row }: { row: UploadRow }) {
  const isBad = row.state === 'failed' || row.state === 'rejected';
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
    <span className={isBad ? styles.bad : styles.good}>
      <Icon of={isBad ? CircleAlert : CircleCheck} size="medium" />
      {row.stateText}
    </span>
  );
}

/** One file with its size, how far it is, and the ways to try again and to remove it. */
export function FileRow({ row, onRemove, removeLabel, onRetry, retryLabel }: FileRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.tile}>
        <Icon of={FileText} />
      </span>
      <div className={styles.facts}>
        <div className={styles.nameLine}>
          <FileName>{row.fileName}</FileName>
          <span className={styles.size}>{row.sizeText}</span>
        </div>
        <Progress row={row} />
      </div>
      {row.state === 'failed' && onRetry && retryLabel !== undefined && (
        <Button kind="quiet" icon={RotateCw} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      <Button kind="quiet" icon={X} isIconOnly onClick={onRemove}>
        {removeLabel}
      </Button>
    </li>
  );
}
