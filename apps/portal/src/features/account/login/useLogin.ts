import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  getLandingPath,
  LoginForm,
  type Output,
  type ProofKind,
  type UserType,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formOptions } from '../../../shared/form/formOptions.ts';
import type { OwnEffects } from '../../../api/call/callEffects.ts';
import { goTo } from '../../../api/query/navigation.ts';
import { useServiceCall } from '../../../api/query/useServiceCall.ts';
import { useCaptcha } from '../../../shared/captcha/useCaptcha.ts';
import { sessionOfLogin, startSession } from '../../../state/session.ts';
import { takeWantedPath } from '../../../state/wantedPath.ts';
import type { Proof } from '../factors/proof.ts';

const empty: LoginForm = { username: '', password: '', answer: '' };

/** Gives the type a login form sends: a User ID of digits only is a citizen's mobile number. */
const sentType = (username: string): UserType => (/^\d+$/.test(username) ? 'C' : 'O');

type Answer = Output<'login'> | Output<'secondStep'>;

/** Starts the session of an answer that has one, and leads to where the user wanted to go. */
function useEntry() {
  return (answer: Answer | undefined) => {
    if (!answer || !('result' in answer)) return;
    const session = sessionOfLogin(answer);
    startSession(session);
    const wanted = session.needsFactor === 1 ? undefined : takeWantedPath(session);
    goTo(wanted ?? getLandingPath(session));
  };
}

/** The second step: the proofs that may be given, the calls, and the way back to the first step. */
function useSecondStep(own: OwnEffects) {
  const enter = useEntry();
  const [kinds, setKinds] = useState<readonly ProofKind[]>();
  const leave = () => {
    setKinds(undefined);
    own.resetForm?.();
    own.newCaptcha?.();
  };
  const step = useServiceCall('secondStep', { resetForm: leave });
  const challenge = useServiceCall('secondStepChallenge', { resetForm: leave });
  return {
    kinds,
    ask: (next: readonly ProofKind[]) => {
      step.clear();
      challenge.clear();
      // The typed password is not kept while the second step is open.
      own.resetForm?.();
      setKinds(next);
    },
    leave,
    prove: async (proof: Proof) => {
      if (proof.kind === 'password') return undefined;
      const { answer, message } = await step.run(proof);
      enter(answer);
      return message;
    },
    challenge: async () => {
      const { answer } = await challenge.run({});
      return answer && 'result' in answer ? answer.result : undefined;
    },
    isPending: step.isPending,
    message: kinds === undefined ? (step.message ?? challenge.message) : undefined,
  };
}

/** The login form (spec 2.4): its fields, its captcha, its calls, and where a login leads. */
export function useLogin() {
  const captcha = useCaptcha();
  const enter = useEntry();
  const form = useForm({
    resolver: valibotResolver(LoginForm),
    defaultValues: empty,
    ...formOptions,
  });
  const own = {
    resetForm: () => form.reset(empty, { keepSubmitCount: true }),
    newCaptcha: () => {
      form.resetField('answer');
      captcha.renew();
    },
  };
  const login = useServiceCall('login', own);
  const secondStep = useSecondStep(own);
  const submit = form.handleSubmit(async (values) => {
    const { username } = values;
    const { answer } = await login.run({
      ...values,
      captchaId: captcha.id,
      userType: sentType(username),
    });
    if (answer && 'factors' in answer) secondStep.ask(answer.factors);
    enter(answer);
  });
  const message = login.message ?? secondStep.message;
  return { form, captcha, submit, isPending: login.isPending, message, secondStep };
}
