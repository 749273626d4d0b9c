'use client';
import { ExternalLink } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { externalLinkDialogWords } from './ExternalLinkDialog.words.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './ExternalLinkDialog.css.ts';
import { getPressedExternalAddress } from './externalAddress.ts';

export { isExternalAddress } from './externalAddress.ts';

type OwnDialogProp =
  | 'children'
  | 'defaultOpen'
  | 'description'
  | 'footer'
  | 'isOpen'
  | 'onOpenChange'
  | 'role'
  | 'size';

/** The props of `ExternalLinkDialog`, with those of `Dialog`. */
export interface ExternalLinkDialogProps extends Omit<DialogProps, OwnDialogProp | 'title'> {
  /** Heading and accessible name of the dialog. */
  title?: string | undefined;
  /** A sentence below the host, for example "It opens in a new tab." */
  note?: ReactNode | undefined;
  /** Label of the button that stays on the page. */
  cancelLabel?: string | undefined;
  /** Label of the button that opens the other website. */
  okLabel?: string | undefined;
}

/** Asks for confirmation before a link of the page opens another host, which it opens in a new tab. */
export function ExternalLinkDialog(props: ExternalLinkDialogProps) {
  const { title, note, cancelLabel, okLabel, ...dialog } = props;
  const words = useWords('externalLinkDialog', externalLinkDialogWords);
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
      {...mergeProps({ className: styles.root }, dialog)}
      isOpen={address !== undefined}
      onOpenChange={cancel}
      role="alertdialog"
      title={title ?? words.title}
      description={
        <>
          <strong className={styles.host}>{host}</strong>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </>
      }
      footer={
        <>
          <Button onClick={cancel} data-initial-focus>
            {cancelLabel ?? words.cancelLabel}
          </Button>
          <Button kind="primary" trailingIcon={<Icon of={ExternalLink} />} onClick={openAddress}>
            {okLabel ?? words.okLabel}
          </Button>
        </>
      }
    />
  );
}
