import { useRef } from 'react';
import { words } from '../page/data.ts';

export function Confirm() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        id="open-dialog"
        type="button"
        className="button"
        onClick={() => dialog.current?.showModal()}
      >
        {words.open}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="dialog-title">
        <h2 id="dialog-title">{words.confirmTitle}</h2>
        <p id="dialog-text">{words.confirmText}</p>
        <div className="r-row">
          <button id="dialog-cancel" type="button" className="button" onClick={close}>
            {words.cancel}
          </button>
          <button type="button" className="button main" onClick={close}>
            {words.confirm}
          </button>
        </div>
      </dialog>
    </>
  );
}
