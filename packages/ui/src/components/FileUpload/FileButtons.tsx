'use client';
import { Upload } from 'lucide';
import type { ChangeEvent, Ref } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import type { FieldControlProps } from '../Field/Field.tsx';
import type { ControlProps } from '../Field/fieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CameraButton, type CameraSide } from './CameraButton.tsx';
import * as styles from './FileUpload.css.ts';

/** The props of `FileButtons`. */
export interface FileButtonsProps {
  fieldLabel: string;
  chooseLabel: string;
  takePhotoLabel: string;
  /** The camera of the second button; no button without one. */
  capture: CameraSide | undefined;
  controlProps: FieldControlProps;
  native: Omit<ControlProps<'input'>, 'onChange'>;
  inputRef: Ref<HTMLInputElement>;
  allowsMultiple: boolean;
  isDisabled: boolean;
  /** Called with the files that are selected or taken. */
  onAdd: (files: File[]) => void;
  /** Makes the input follow the list again. */
  onRestore: () => void;
}

/** The button that selects files, a native file input over its words, and the one that opens the camera. */
export function FileButtons(props: FileButtonsProps) {
  const { fieldLabel, chooseLabel, takePhotoLabel, capture, controlProps, native } = props;
  const { inputRef, allowsMultiple, isDisabled, onAdd, onRestore } = props;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // The input follows the list, which may refuse the files, and can be given the same file again.
    onRestore();
    onAdd(chosen);
  };
  return (
    <div className={styles.buttons}>
      <label className={styles.choose}>
        <Icon of={Upload} size="medium" />
        <span>{chooseLabel}</span>
        <input
          {...mergeProps({ ...controlProps, 'aria-required': undefined }, native)}
          ref={inputRef}
          type="file"
          multiple={allowsMultiple}
          disabled={isDisabled}
          className={styles.input}
          onChange={choose}
        />
      </label>
      {capture !== undefined && (
        <CameraButton
          {...{ fieldLabel, isDisabled }}
          label={takePhotoLabel}
          side={capture}
          describedBy={controlProps['aria-describedby']}
          onTake={onAdd}
        />
      )}
    </div>
  );
}
