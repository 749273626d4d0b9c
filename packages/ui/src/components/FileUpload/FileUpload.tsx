'use client';
import { Upload } from 'lucide';
import type { ChangeEvent } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { fileUploadWords } from './FileUpload.words.ts';
import { Field, type FieldControlProps, type FieldFrameProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
import { DropZone } from './DropZone.tsx';
import * as styles from './FileUpload.css.ts';
import { UploadList } from './UploadList.tsx';
import { useInputFiles } from './useInputFiles.ts';
import { useUploadRows, type FileTexts, type UploadFilesProps } from './useUploadRows.ts';

export type { UploadRow } from './uploadRow.ts';

type NativeProps = Omit<
  ControlProps<'input'>,
  'defaultValue' | 'isReadOnly' | 'multiple' | 'onChange' | 'onSelect' | 'type' | 'value'
>;

/**
 * The props of `FileUpload`, with those of its native input. The files are sent with the form by `name`, or by the caller,
 * who then keeps the list in `files`.
 */
export interface FileUploadProps
  extends FieldFrameProps, NativeProps, UploadFilesProps, Partial<FileTexts> {
  /** Label of the button. */
  chooseLabel?: string | undefined;
  /** Instruction of the drop zone, which is shown only with it, for example "or drop the file here". */
  dropText?: string | undefined;
  /** File extensions that the dialog of the system offers, for example ".pdf,.png"; other files are not refused. */
  accept?: string | undefined;
  /** Called with the id of a file whose retry button is pressed. */
  onRetry?: ((id: string) => void) | undefined;
  /** Name of the remove button of a file. */
  removeLabel?: ((fileName: string) => string) | undefined;
  /** Name of that button during the upload; `removeLabel` by default. */
  cancelLabel?: ((fileName: string) => string) | undefined;
  /** Name of the retry button. */
  retryLabel?: ((fileName: string) => string) | undefined;
}

/** A button that selects files, and the list of selected files with size, progress and result. */
export function FileUpload(props: FileUploadProps) {
  const { frame, control, root, clearMessage } = useFieldProps(props);
  const { chooseLabel, dropText, allowsMultiple = false, files, defaultFiles, ...more } = control;
  const { value, defaultValue, onChange, onSelect, onRemove, sizeText, ...lists } = more;
  const { selectedText, ...others } = lists;
  const words = useWords('fileUpload', fileUploadWords);
  const { onRetry, cancelLabel, ...labels } = others;
  const { removeLabel = words.removeLabel, retryLabel = words.retryLabel, ...input } = labels;
  const { isDisabled = false, ref, ...native } = input;
  const { rows, sent, select, remove } = useUploadRows(
    root,
    { files, defaultFiles, value, defaultValue, onChange, onSelect, onRemove, allowsMultiple },
    {
      sizeText: sizeText ?? words.sizeText,
      selectedText: selectedText ?? words.selectedText,
    },
  );
  const { input: chooser, restore } = useInputFiles({ root, files: sent, onFound: select });
  const mergedRef = useMergedRefs(chooser, ref);
  // The pressed button can be removed with its row, so the focus moves first.
  const withFocusMoved = (action: (id: string) => void) => (rowId: string) => {
    chooser.current?.focus();
    clearMessage();
    action(rowId);
  };
  const add = (chosen: File[]) => {
    clearMessage();
    select(chosen);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // The input follows the list, which may refuse the files, and can be given the same file again.
    restore();
    add(chosen);
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
            <DropZone text={dropText} onDrop={add}>
              {button(controlProps)}
            </DropZone>
          )}
          <UploadList
            rows={rows}
            onRemove={withFocusMoved(remove)}
            onRetry={onRetry && withFocusMoved(onRetry)}
            {...{ removeLabel, cancelLabel, retryLabel }}
          />
        </>
      )}
    </Field>
  );
}
