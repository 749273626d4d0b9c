import { CircleAlert, CircleCheck, FileText, RotateCw, Upload, X } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FileUpload.css.ts';

/** A file and how far it is. */
export interface UploadRow {
  id: string;
  fileName: string;
  /** Size in words, for example "1.8 MB"; while uploading "1.3 of 1.8 MB". */
  sizeText: string;
  state: 'uploading' | 'done' | 'failed' | 'rejected';
  /** Share that has arrived, 0 to 1. */
  progress?: number;
  /** The state in words: "Uploaded", or what went wrong. */
  stateText: string;
}

/** What a file upload takes; sending the bytes is the caller's work. */
export interface FileUploadProps extends FieldFrameProps {
  id?: string;
  /** Words on the button. */
  chooseLabel: string;
  /** File endings the system's dialog offers, for example ".pdf,.png". */
  accept: string;
  isMultiple?: boolean;
  files: readonly UploadRow[];
  onChoose: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Name of the remove button of a file. */
  removeLabel: (fileName: string) => string;
  /** Name of the button that tries again. */
  retryLabel?: (fileName: string) => string;
}

interface RowProps {
  row: UploadRow;
  onRemove: () => void;
  removeLabel: string;
  onRetry: (() => void) | undefined;
  retryLabel: string | undefined;
}

function Row({ row, onRemove, removeLabel, onRetry, retryLabel }: RowProps) {
  const isBad = row.state === 'failed' || row.state === 'rejected';
  return (
    <li className={styles.row}>
      <span className={styles.tile}>
        <Icon of={FileText} />
      </span>
      <div className={styles.facts}>
        <div className={styles.nameLine}>
          <span className={styles.name}>{row.fileName}</span>
          <span className={styles.size}>{row.sizeText}</span>
        </div>
        {row.state === 'uploading' ? (
          <progress
            className={styles.bar}
            value={row.progress ?? 0}
            max={1}
            aria-label={row.fileName}
          />
        ) : (
          <span className={isBad ? styles.bad : styles.good}>
            <Icon of={isBad ? CircleAlert : CircleCheck} size="medium" />
            {row.stateText}
          </span>
        )}
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

/** Files to hand in: a button first, then each file with size, progress and result. */
export function FileUpload({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  chooseLabel,
  accept,
  isMultiple = false,
  files,
  onChoose,
  onRemove,
  onRetry,
  removeLabel,
  retryLabel,
}: FileUploadProps) {
  const chooser = useRef<HTMLInputElement>(null);
  // The pressed button may go with its row, so the focus leaves it first.
  const leaving = (act: (id: string) => void, rowId: string) => () => {
    chooser.current?.focus();
    act(rowId);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const spoken = files.map((row) => `${row.fileName}: ${row.stateText}`).join('. ');
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(wiring) => (
        <>
          <label className={styles.choose}>
            <Icon of={Upload} size="medium" />
            <span>{chooseLabel}</span>
            <input
              {...wiring}
              ref={chooser}
              aria-required={undefined}
              type="file"
              accept={accept}
              multiple={isMultiple}
              className={styles.input}
              onChange={choose}
            />
          </label>
          {files.length > 0 && (
            <ul className={styles.list}>
              {files.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  removeLabel={removeLabel(row.fileName)}
                  onRemove={leaving(onRemove, row.id)}
                  onRetry={onRetry && leaving(onRetry, row.id)}
                  retryLabel={retryLabel?.(row.fileName)}
                />
              ))}
            </ul>
          )}
          <span role="status" className={visuallyHidden}>
            {spoken}
          </span>
        </>
      )}
    </Field>
  );
}
