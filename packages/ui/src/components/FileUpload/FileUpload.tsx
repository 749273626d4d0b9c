'use client';
import { Upload } from 'lucide';
import { useRef, type ChangeEvent } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { fileUploadWords } from './FileUpload.words.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Field, type FieldControlProps, type FieldFrameProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
import { DropZone } from './DropZone.tsx';
import { FileRow } from './FileRow.tsx';
import * as styles from './FileUpload.css.ts';
import type { UploadRow } from './uploadRow.ts';
import { useUploadAnnouncement } from './useUploadAnnouncement.ts';

export type { UploadRow } from './uploadRow.ts';

type NativeProps = Omit<
  ControlProps<'input'>,
  'defaultValue' | 'isReadOnly' | 'multiple' | 'onChange' | 'onSelect' | 'type' | 'value'
>;

/** The props of `FileUpload`, with those of its native input; the caller sends the bytes. */
export interface FileUploadProps extends FieldFrameProps, NativeProps {
  /** Label of the button. */
  chooseLabel?: string;
  /** Instruction of the drop zone, which is shown only with it, for example "or drop the file here". */
  dropText?: string;
  /** File extensions that can be selected, for example ".pdf,.png". */
  accept: string;
  /** Several files can be selected at once. */
  allowsMultiple?: boolean;
  /** The selected files with their states. */
  files: readonly UploadRow[];
  /** Called with the files that were chosen or dropped. */
  onSelect: (files: File[]) => void;
  /** Called with the id of a file whose remove button is pressed. */
  onRemove: (id: string) => void;
  /** Called with the id of a file whose retry button is pressed. */
  onRetry?: (id: string) => void;
  /** Name of the remove button of a file. */
  removeLabel?: (fileName: string) => string;
  /** Name of that button during the upload; `removeLabel` by default. */
  cancelLabel?: (fileName: string) => string;
  /** Name of the retry button. */
  retryLabel?: (fileName: string) => string;
}

/** A button that selects files, and the list of selected files with size, progress and result. */
export function FileUpload(props: FileUploadProps) {
  const { frame, control } = useFieldProps(props);
  const { chooseLabel, dropText, allowsMultiple = false, files, onSelect, ...others } = control;
  const words = useWords('fileUpload', fileUploadWords);
  const { onRemove, onRetry, cancelLabel, ...labels } = others;
  const { removeLabel = words.removeLabel, retryLabel = words.retryLabel, ...input } = labels;
  const { isDisabled = false, ref, ...native } = input;
  const chooser = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(chooser, ref);
  const announcement = useUploadAnnouncement(files);
  // The pressed button can be removed with its row, so the focus moves first.
  const withFocusMoved = (action: (id: string) => void, rowId: string) => () => {
    chooser.current?.focus();
    action(rowId);
  };
  const getRemoveLabel = ({ state, fileName }: UploadRow) =>
    (state === 'uploading' ? cancelLabel : undefined)?.(fileName) ?? removeLabel(fileName);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onSelect([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const button = (controlProps: FieldControlProps) => (
    <label className={styles.choose}>
      <Icon of={Upload} size="medium" />
      <span>{chooseLabel ?? words.chooseLabel}</span>
      <input
        {...mergeProps({ ...controlProps, 'aria-required': undefined }, native)}
        ref={mergedRef}
        type="file"
        multiple={allowsMultiple}
        disabled={isDisabled}
        className={styles.input}
        onChange={choose}
      />
    </label>
  );
  return (
    <Field {...mergeProps({ className: styles.root }, frame)}>
      {(controlProps) => (
        <>
          {dropText === undefined ? (
            button(controlProps)
          ) : (
            <DropZone text={dropText} onDrop={onSelect}>
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
                  onRemove={withFocusMoved(onRemove, row.id)}
                  onRetry={onRetry && withFocusMoved(onRetry, row.id)}
                  retryLabel={retryLabel(row.fileName)}
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
