import { Alert, Button, Dialog, Stack, Icon } from '@temple-land/ui';
import { KeyRound, Smartphone } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys } from '../../../api/call/passkey.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, meta, row } from '../../../common/page/card.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { AddAppDialog } from './AddAppDialog.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import * as profile from '../profile/EditProfilePage.css.ts';
import * as styles from './FactorsCard.css.ts';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useFactors, type FactorList, type Factors, type Factor } from './useFactors.ts';

function FactorItem({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { kind, name, createdOn, usedOn } = factor;
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={meta}>
          {t(kind === 'totp' ? 'factor.kind.totp' : 'factor.kind.passkey')}
          {' · '}
          {t('factor.added', { date: formatDateTime(createdOn) })}
          {' · '}
          {usedOn === null
            ? t('factor.neverUsed')
            : t('factor.used', { date: formatDateTime(usedOn) })}
        </p>
      </div>
      <Button onClick={onRemove} aria-label={t('factor.remove.named', { name })}>
        {t('factor.remove')}
      </Button>
    </li>
  );
}

function FactorOverview({ factors, list }: { factors: Factors; list: FactorList }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  if (list.factors.length === 0) return <p>{t('factor.empty')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {list.factors.map((factor) => (
          <FactorItem
            key={factor.id}
            factor={factor}
            onRemove={() => void factors.askToRemove(factor)}
          />
        ))}
      </ul>
      <div className={row}>
        <p>{t('factor.codes.left', { n: list.recoveryCodesLeft })}</p>
        <Button onClick={() => void factors.askForCodes()}>{t('factor.codes.renew')}</Button>
      </div>
    </>
  );
}

function AddButtons({ factors, isFirst }: { factors: Factors; isFirst: boolean }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  return (
    <div className={row}>
      <Button
        icon={<Icon of={Smartphone} />}
        kind={isFirst ? 'primary' : 'secondary'}
        isPending={factors.isBeginning}
        onClick={() => void factors.askForApp()}
      >
        {t('factor.app.add')}
      </Button>
      {canUsePasskeys() && (
        <Button icon={<Icon of={KeyRound} />} onClick={() => void factors.askForPasskey()}>
          {t('factor.passkey.add')}
        </Button>
      )}
    </div>
  );
}

function ConfirmDialog({ confirmation }: { confirmation: Factors['confirmation'] }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { kinds, close, proving, challenge } = confirmation;
  if (kinds === undefined) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t('factor.confirm.title')}
      description={t('factor.confirm.text')}
    >
      <ProofForm
        kinds={kinds}
        challenge={challenge}
        proofMutation={proving}
        submitLabel={t('factor.confirm.submit')}
      />
    </Dialog>
  );
}

function RemoveDialog({ factors, factor }: { factors: Factors; factor: Factor }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  return (
    <Dialog
      isOpen
      onOpenChange={factors.close}
      role="alertdialog"
      title={t('factor.remove.title', { name: factor.name })}
      description={t('factor.remove.text')}
      footer={
        <>
          <Button data-initial-focus onClick={factors.close}>
            {t('factor.remove.keep')}
          </Button>
          <Button
            kind="danger"
            isPending={factors.isRemoving}
            onClick={() => factors.remove(factor)}
          >
            {t('factor.remove')}
          </Button>
        </>
      }
    />
  );
}

/**
 * The second factors of the user: list, add, remove, recovery codes. `onDone` is called after recovery codes were
 * saved.
 */
export function FactorsCard({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const factors = useFactors();
  const { list, open, isLoading } = factors;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  // The closed dialog had the focus, and the button that opened it may be removed.
  useEffect(() => {
    if (open === undefined && wasOpen.current) heading.current?.focus();
    wasOpen.current = open !== undefined;
  }, [open]);
  const handleSaved = () => {
    factors.close();
    onDone?.();
  };
  return (
    <section className={card} aria-labelledby="profile-factors" aria-busy={isLoading}>
      <h2 id="profile-factors" ref={heading} tabIndex={-1} className={profile.cardTitle}>
        {t('factor.title')}
      </h2>
      <Stack>
        <p>{t('factor.lead')}</p>
        <Retry message={factors.loadProblem} onRetry={factors.refetch} />
        <OutcomeMessage message={factors.message} />
        {isLoading && <Loading />}
        {open?.part === 'codes' ? (
          <RecoveryCodes codes={open.codes} onSaved={handleSaved} />
        ) : (
          list && (
            <>
              <FactorOverview factors={factors} list={list} />
              {list.factors.length > 0 && list.recoveryCodesLeft < 3 && (
                <Alert tone="warning" role="none">
                  {t('factor.codes.few')}
                </Alert>
              )}
              <AddButtons factors={factors} isFirst={list.factors.length === 0} />
            </>
          )
        )}
      </Stack>
      <ConfirmDialog confirmation={factors.confirmation} />
      {open?.part === 'app' && <AddAppDialog factors={factors} begun={open.setup} />}
      {open?.part === 'passkey' && <AddPasskeyDialog factors={factors} />}
      {open?.part === 'remove' && <RemoveDialog factors={factors} factor={open.factor} />}
    </section>
  );
}
