import type { Valuation } from '@temple-land/portal-core';
import { Button, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { AmountFacts, type PayableApplication } from '../../../common/applications/AmountDue.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { meta } from '../../../common/page/card.css.ts';
import type { SheetState } from './useSheet.ts';
import * as styles from './valuation.css.ts';

/** The props of `StepSheet`. */
export interface StepSheetProps {
  /** The id of the button that opens the sheet. */
  id: string;
  application: PayableApplication & { valuation?: Valuation | undefined };
  sheet: SheetState;
  termYears: number;
  errorMessage: string | undefined;
}

/** The valuation sheet of the step: its sum, and the way to fill it in. */
export function StepSheet({ id, application, sheet, termYears, errorMessage }: StepSheetProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const { valuation: proposal } = application;
  const { entry, computed, setIsOpen } = sheet;
  if (proposal === undefined) return <Loading />;
  const valuation = { ...proposal, ...computed, termYears: termYears > 0 ? termYears : null };
  return (
    <Stack>
      <h3 className={styles.title}>{t('common:sheet')}</h3>
      <p className={meta}>{t('casePage:sheet.hint')}</p>
      <div>
        <Button
          id={id}
          aria-describedby={errorMessage === undefined ? undefined : `${id}error`}
          onClick={() => setIsOpen(true)}
        >
          {t('casePage:sheet.open')}
        </Button>
      </div>
      {errorMessage !== undefined && (
        <p id={`${id}error`} className={styles.error}>
          {errorMessage}
        </p>
      )}
      {entry && <AmountFacts valuation={valuation} application={application} />}
    </Stack>
  );
}
