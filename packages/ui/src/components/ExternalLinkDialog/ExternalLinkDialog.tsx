import { ExternalLink } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as styles from './ExternalLinkDialog.css.ts';
import { getPressedExternalAddress } from './externalAddress.ts';

export { isExternalAddress } from './externalAddress.ts';

/** The props of `ExternalLinkDialog`. */
export interface ExternalLinkDialogProps {
  title: string;
  /** A sentence below the host, for example "It opens in a new tab." */
  note?: ReactNode;
  closeLabel: string;
  cancelLabel: string;
  okLabel: string;
}

/** Asks for confirmation before a link of the page opens another host, which it opens in a new tab. */
export function ExternalLinkDialog(props: ExternalLinkDialogProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const pressed = getPressedExternalAddress(event);
      if (pressed === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setAddress(pressed);
    };
    document.addEventListener('click', ask, true);
    document.addEventListener('auxclick', ask, true);
    return () => {
      document.removeEventListener('click', ask, true);
      document.removeEventListener('auxclick', ask, true);
    };
  }, []);
  const cancel = () => setAddress(undefined);
  const openAddress = () => {
    if (address !== undefined) window.open(address, '_blank', 'noopener,noreferrer');
    cancel();
  };
  const host = address === undefined ? '' : new URL(address).host;
  return (
    <Dialog
      isOpen={address !== undefined}
      onOpenChange={cancel}
      role="alertdialog"
      title={props.title}
      description={
        <>
          <strong className={styles.host}>{host}</strong>
          {props.note !== undefined && <span className={styles.note}>{props.note}</span>}
        </>
      }
      closeLabel={props.closeLabel}
      footer={
        <>
          <Button onClick={cancel} data-initial-focus>
            {props.cancelLabel}
          </Button>
          <Button kind="primary" trailingIcon={<Icon of={ExternalLink} />} onClick={openAddress}>
            {props.okLabel}
          </Button>
        </>
      }
    />
  );
}
