'use client';
import { useState, type DragEvent, type ReactNode } from 'react';
import * as styles from './FileUpload.css.ts';

/** The props of `DropZone`. */
export interface DropZoneProps {
  /** The instruction, for example "or drop the file here". */
  text: string;
  onDrop: (files: File[]) => void;
  /** The button that does the same without a pointer. */
  children: ReactNode;
}

/** An area on which files can be dropped, around the button that selects them. */
export function DropZone({ text, onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const enter = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles.dropZone}
      data-over={isOver || undefined}
      onDragOver={enter}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <span className={styles.dropText}>{text}</span>
    </div>
  );
}
