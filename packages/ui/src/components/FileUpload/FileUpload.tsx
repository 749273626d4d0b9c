import { Upload } from 'lucide';
import { useRef, type ChangeEvent } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Field, type ControlWiring, type FieldFrameProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { DropZone } from './DropZone.tsx';
import { FileRow } from './FileRow.tsx';
import * as styles from './FileUpload.css.ts';
import type { UploadRow } from './uploadRow.ts';
import { useUploadAnnouncement } from './useUploadAnnouncement.ts';

export type { UploadRow } from './uploadRow.ts';

/** The props of `FileUpload`; the caller sends the bytes. */
export interface FileUploadProps extends FieldFrameProps {
  id?: string;
  /** Words on the button. */
  chooseLabel: string;
  /** Draws a zone on which files can be dropped and says so, for example "or drop the file here". */
  dropText?: string;
  /** File endings the system's dialog offers, for example ".pdf,.png". */
  accept: string;
  isMultiple?: boolean;
  files: readonly UploadRow[];
  onChoose: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Name of the remove button of a file. */
  removeLabel: (fileName: string) => string;
  /** Name of that button while the file is on its way; else it is the same. */
  cancelLabel?: (fileName: string) => string;
  /** Name of the button that tries again. */
  retryLabel?: (fileName: string) => string;
}

/** A button that selects files, and the list of selected files with size, progress and result. */
export function FileUpload(props: FileUploadProps) {
  const { id, label, optionalLabel, description, errorMessage, files, onRetry } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const announcement = useUploadAnnouncement(files);
  // The pressed button may go with its row, so the focus leaves it first.
  const withFocusMoved = (action: (id: string) => void, rowId: string) => () => {
    chooser.current?.focus();
    action(rowId);
  };
  const getRemoveLabel = ({ state, fileName }: UploadRow) =>
    (state === 'uploading' ? props.cancelLabel : undefined)?.(fileName) ??
    props.removeLabel(fileName);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    props.onChoose([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const button = (wiring: ControlWiring) => (
    <label className={styles.choose}>
      <Icon of={Upload} size="medium" />
      <span>{props.chooseLabel}</span>
      <input
        {...wiring}
        ref={chooser}
        aria-required={undefined}
        type="file"
        accept={props.accept}
        multiple={props.isMultiple ?? false}
        className={styles.input}
        onChange={choose}
      />
    </label>
  );
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(wiring) => (
        <>
          {props.dropText === undefined ? (
            button(wiring)
          ) : (
            <DropZone text={props.dropText} onDrop={props.onChoose}>
              {button(wiring)}
            </DropZone>
          )}
          {files.length > 0 && (
            <ul className={styles.list}>
              {files.map((row) => (
                <FileRow
                  key={row.id}
                  row={row}
                  removeLabel={getRemoveLabel(row)}
                  onRemove={withFocusMoved(props.onRemove, row.id)}
                  onRetry={onRetry && withFocusMoved(onRetry, row.id)}
                  retryLabel={props.retryLabel?.(row.fileName)}
                />
              ))}
            </ul>
          )}
          <span role="status" className={visuallyHidden}>
            {announcement.text !== '' && <span key={announcement.count}>{announcement.text}</span>}
          </span>
        </>
      )}
    </Field>
  );
}
