'use client';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { fileUploadWords } from './FileUpload.words.ts';
import { Field, type FieldControlProps, type FieldFrameProps } from '../Field/Field.tsx';
import type { ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
import type { CameraSide } from './CameraButton.tsx';
import { DropZone } from './DropZone.tsx';
import { FileButtons } from './FileButtons.tsx';
import * as styles from './FileUpload.css.ts';
import { UploadList } from './UploadList.tsx';
import { useInputFiles } from './useInputFiles.ts';
import { useUploadRows, type FileTexts, type UploadFilesProps } from './useUploadRows.ts';

export type { CameraSide } from './CameraButton.tsx';
export type { UploadRow } from './uploadRow.ts';

type NativeProps = Omit<
  ControlProps<'input'>,
  | 'capture'
  | 'defaultValue'
  | 'isReadOnly'
  | 'multiple'
  | 'onChange'
  | 'onSelect'
  | 'type'
  | 'value'
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
  /**
   * Adds a second button that opens the camera of a phone or a tablet: `environment` for the one at the back, `user` for
   * the one beside the screen. Other devices have the first button only.
   */
  capture?: CameraSide | undefined;
  /** Label of the button that opens the camera. */
  takePhotoLabel?: string | undefined;
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
  const {
    chooseLabel,
    capture,
    takePhotoLabel,
    dropText,
    allowsMultiple = false,
    files,
    defaultFiles,
    ...more
  } = control;
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
  const button = (controlProps: FieldControlProps) => (
    <FileButtons
      fieldLabel={frame.label}
      chooseLabel={chooseLabel ?? words.chooseLabel}
      takePhotoLabel={takePhotoLabel ?? words.takePhotoLabel}
      inputRef={mergedRef}
      onAdd={add}
      onRestore={restore}
      {...{ capture, controlProps, native, allowsMultiple, isDisabled }}
    />
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
