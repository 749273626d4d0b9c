import { Upload } from 'lucide';
import { useRef, type ChangeEvent } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Field, type FieldControlProps, type FieldFrameProps } from '../Field/Field.tsx';
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
  /** Label of the button. */
  chooseLabel: string;
  /** Instruction of the drop zone, which is shown only with it, for example "or drop the file here". */
  dropText?: string;
  /** File extensions that can be selected, for example ".pdf,.png". */
  accept: string;
  allowsMultiple?: boolean;
  files: readonly UploadRow[];
  onSelect: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Name of the remove button of a file. */
  removeLabel: (fileName: string) => string;
  /** Name of that button during the upload; `removeLabel` by default. */
  cancelLabel?: (fileName: string) => string;
  /** Name of the retry button. */
  retryLabel?: (fileName: string) => string;
}

/** A button that selects files, and the list of selected files with size, progress and result. */
export function FileUpload(props: FileUploadProps) {
  const { id, label, optionalLabel, description, errorMessage, files, onRetry } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const announcement = useUploadAnnouncement(files);
  // The pressed button can be removed with its row, so the focus moves first.
  const withFocusMoved = (action: (id: string) => void, rowId: string) => () => {
    chooser.current?.focus();
    action(rowId);
  };
  const getRemoveLabel = ({ state, fileName }: UploadRow) =>
    (state === 'uploading' ? props.cancelLabel : undefined)?.(fileName) ??
    props.removeLabel(fileName);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    props.onSelect([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const button = (controlProps: FieldControlProps) => (
    <label className={styles.choose}>
      <Icon of={Upload} size="medium" />
      <span>{props.chooseLabel}</span>
      <input
        {...controlProps}
        ref={chooser}
        aria-required={undefined}
        type="file"
        accept={props.accept}
        multiple={props.allowsMultiple ?? false}
        className={styles.input}
        onChange={choose}
      />
    </label>
  );
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(controlProps) => (
        <>
          {props.dropText === undefined ? (
            button(controlProps)
          ) : (
            <DropZone text={props.dropText} onDrop={props.onSelect}>
              {button(controlProps)}
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
