import type { ContactDetails, Input } from '@temple-land/portal-core';
import { Button, Icon } from '@temple-land/ui';
import { Eye } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meta, row } from '../../../common/page/card.css.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { announce } from '../../../state/announcement.ts';
import { ContactReasonDialog } from './ContactReasonDialog.tsx';
import { useContact } from './useContact.ts';

function listContactParts(
  { mobileNo, emailId, contact, address = '', nominee = '' }: ContactDetails,
  t: Translation<'admin'>['t'],
): string[] {
  const named = nominee === '' ? '' : t('contacts.nominee', { nominee });
  return [mobileNo, emailId, contact, address, named];
}

/** The props of `MaskedContact`. */
export interface MaskedContactProps extends Pick<Input<'contactShow'>, 'record' | 'id'> {
  /** The masked contact details, and what else stands in their line. */
  masked: readonly string[];
  /** The name before the details, none by default. */
  name?: string;
}

/** Masked contact details with the button that shows them after a reason is given. */
export function MaskedContact({ record, id, masked, name = '' }: MaskedContactProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { contact, query } = useContact();
  const [isOpen, setOpen] = useState(false);
  const shown = contact ? listContactParts(contact, t) : masked;
  const line = [name, ...shown].filter((part) => part !== '').join(', ');
  const close = () => {
    setOpen(false);
    if (query.isSuccess) announce(t('contacts.shown'));
    query.reset();
  };
  return (
    <div className={row}>
      <p className={meta}>{line}</p>
      {contact === undefined && masked.some((part) => part !== '') && (
        <Button kind="quiet" icon={<Icon of={Eye} />} onClick={() => setOpen(true)}>
          {t('contacts.show')}
        </Button>
      )}
      {isOpen && <ContactReasonDialog {...{ record, id, query }} onClose={close} />}
    </div>
  );
}
