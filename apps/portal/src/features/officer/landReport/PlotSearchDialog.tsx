import { type MessageKey } from '@temple-land/portal-core';
import { Button, Dialog, Form, Select } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RetryButton } from '../../../common/feedback/RetryButton.tsx';
import {
  noPlace,
  placeLevels,
  changePlaceLevel,
  usePlaceList,
  type Place,
  type PlaceLevel,
} from '../../../common/land/places.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { buildReportPath, toPlotSearch } from '../../../common/land/buildReportPath.ts';

const labels: Readonly<Record<PlaceLevel, MessageKey>> = {
  district: 'plotSearch.district',
  tahasil: 'plotSearch.tahasil',
  mouza: 'plotSearch.mouza',
  khatian: 'plotSearch.khatian',
};

interface LevelProps {
  level: PlaceLevel;
  place: Place;
  onPlace: (place: Place) => void;
  isWanted: boolean;
}

function Level({ level, place, onPlace, isWanted }: LevelProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const toText = useMessageText();
  const { options, isPending, isReady, message, refetch } = usePlaceList(level, place);
  const label = t(`specification:${labels[level]}`);
  const failure = message && toText(message);
  const error = isWanted ? t('specification:track.district.required') : failure;
  return (
    <>
      <Select
        label={label}
        {...(level === 'district' ? {} : { optionalLabel: t('common:admin.optional') })}
        {...(error === undefined ? {} : { errorMessage: error })}
        options={options}
        placeholder={
          isPending ? t('common:field.loading') : t('specification:shared.select', { label })
        }
        isDisabled={!isReady}
        isLoading={isPending}
        value={place[level]}
        onChange={(value) => onPlace(changePlaceLevel(place, level, value))}
      />
      {message && <RetryButton onRetry={refetch} />}
    </>
  );
}

/**
 * The dialog that searches land by district, tahasil, mouza and khatian; the deepest level defines the report (spec
 * 2.2).
 */
export function PlotSearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const navigate = useNavigate();
  const formId = useId();
  const [place, setPlace] = useState(noPlace);
  const [isAsked, setIsAsked] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const search = toPlotSearch(place);
    const path = await buildReportPath(search);
    if (path === undefined) return;
    onClose();
    await navigate(path);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('specification:plotSearch.title')}
      description={t('plotSearch.hint')}
      footer={
        <Button type="submit" form={formId} kind="primary">
          {t('plotSearch.button')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        {placeLevels.map((level) => (
          <Level
            key={level}
            {...{ level, place }}
            onPlace={setPlace}
            isWanted={isAsked && level === 'district' && place.district === ''}
          />
        ))}
      </Form>
    </Dialog>
  );
}
