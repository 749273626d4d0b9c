import { useState } from 'react';
import { Button, Dialog } from './kit.ts';
import { words } from '../page/data.ts';

export function Confirm() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button id="open-dialog" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title={words.confirmTitle}
        closeLabel={words.close}
        footer={
          <>
            <Button id="dialog-cancel" onClick={close}>
              {words.cancel}
            </Button>
            <Button kind="primary" onClick={close}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <p id="dialog-text">{words.confirmText}</p>
      </Dialog>
    </>
  );
}
