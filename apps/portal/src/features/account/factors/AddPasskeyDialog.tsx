import { Button, Dialog, TextField } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { stack } from '../../../common/page/card.css.ts';
import { factorNameMaxCharacters } from './AddAppDialog.tsx';
import type { Factors } from './useFactors.ts';

/** The dialog that adds a passkey under a name. */
export function AddPasskeyDialog({ factors }: { factors: Factors }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    factors.addPasskey(name);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={factors.close}
      title={t('factor.passkey.title')}
      description={t('factor.passkey.text')}
    >
      <form method="post" noValidate className={stack} onSubmit={submit}>
        <OutcomeMessage message={factors.passkeyProblem} />
        <TextField
          label={t('factor.name')}
          optionalLabel={t('common:field.optional')}
          description={t('factor.name.hint')}
          value={name}
          onChange={setName}
          maxLength={factorNameMaxCharacters}
          autoComplete="off"
        />
        <Button
          type="submit"
          kind="primary"
          size="large"
          isBlock
          isPending={factors.isAddingPasskey}
        >
          {t('factor.passkey.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
