'use client';
import { Camera } from 'lucide';
import { useSyncExternalStore, type ChangeEvent } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FileUpload.css.ts';

/** The camera that is opened: the one at the back, or the one beside the screen. */
export type CameraSide = 'environment' | 'user';

/** The props of `CameraButton`. */
export interface CameraButtonProps {
  /** The label of the field, of which the name of the button begins. */
  fieldLabel: string;
  label: string;
  side: CameraSide;
  isDisabled: boolean;
  describedBy: string | undefined;
  onTake: (files: File[]) => void;
}

// Browsers do not say whether there is a camera before it is asked for; devices that are held in the hand have one.
const handHeld = '(pointer: coarse)';

function subscribe(onChange: () => void) {
  const query = matchMedia(handHeld);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The button that opens the camera of a phone or a tablet; nothing on other devices. */
export function CameraButton(props: CameraButtonProps) {
  const { fieldLabel, label, side, isDisabled, describedBy, onTake } = props;
  const hasCamera = useSyncExternalStore(
    subscribe,
    () => matchMedia(handHeld).matches,
    () => false,
  );
  if (!hasCamera) return null;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const taken = [...(event.target.files ?? [])];
    // The next photo may have the same name.
    event.target.value = '';
    onTake(taken);
  };
  return (
    <label className={styles.choose}>
      <Icon of={Camera} size="medium" />
      <span>
        <span className={visuallyHidden}>{fieldLabel} </span>
        {label}
      </span>
      <input
        type="file"
        accept="image/*"
        capture={side}
        disabled={isDisabled}
        aria-describedby={describedBy}
        className={styles.input}
        onChange={take}
      />
    </label>
  );
}
