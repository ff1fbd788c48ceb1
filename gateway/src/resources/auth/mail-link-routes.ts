import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { AccountInQuestion } from '@tablewell/proto/auth/v1/auth_service_pb';
import { Type } from 'typebox';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { done } from '../mapping';
import { aboutSessions, tags } from './answers';
import { mailLimit } from './mail-limits';
import * as schemas from './schemas';

type Parts = Pick<GatewayParts, 'clients' | 'sessions' | 'limits'>;

/** The links in mails: verifying an address, and a new password (ACCOUNT-5, ACCOUNT-6). */
export function mailLinkRoutes({ clients, sessions, limits }: Parts): FastifyPluginAsyncTypebox {
  const maySend = mailLimit(limits);

  /** Without the restaurant service the question is asked without the restaurant's name. */
  const asked = async ({ restaurantId, createdAt }: AccountInQuestion) => {
    const found = await clients.restaurant.getPublicRestaurant({ id: restaurantId }).catch(() => undefined);
    return {
      restaurantName: found?.restaurant?.name ?? '',
      signedUpAt: createdAt ? timestampDate(createdAt).toISOString() : '',
    };
  };

  return async (app) => {
    app.post(
      '/api/auth/send-verification',
      {
        schema: {
          tags,
          summary: 'Send the verification mail again',
          body: schemas.EmailBody,
          response: { 200: Type.Ref('Done'), ...errorResponses() },
        },
      },
      async (request) => {
        if (await maySend('verify', request))
          await clients.auth.requestVerification({ email: request.body.email });
        return done('Verification email sent! Please check your email.');
      },
    );

    app.post(
      '/api/auth/verify-email',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Verify an e-mail address by the token of its link',
          body: schemas.TokenBody,
          response: { 200: schemas.Verified, ...errorResponses() },
        },
      },
      async (request, reply) => {
        // A session of the account is kept; an invalid one does not prevent verification.
        await app.authenticate(request, reply, 'optional').catch(() => {});
        const { user, alreadyVerified, question } = await clients.auth.verifyEmail(
          request.body,
          onBehalfOf(request),
        );
        if (user) sessions.forgetUser(user.id);
        return {
          ...done('Your email has been verified.'),
          alreadyVerified,
          ...(question ? { question: await asked(question) } : {}),
        };
      },
    );

    app.post(
      '/api/auth/verify-email/answer',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Whether the reader of a verification link created the account; if not, it is deleted',
          body: schemas.VerificationAnswerBody,
          response: { 200: Type.Ref('Done'), ...errorResponses(409) },
        },
      },
      async (request) => {
        const { token, created } = request.body;
        const { userId } = await clients.auth.answerVerification({ token, created });
        sessions.forgetUser(userId);
        return done(created ? 'Thank you.' : 'The account has been deleted.');
      },
    );

    app.post(
      '/api/auth/forgot-password',
      {
        schema: {
          tags,
          summary: 'Ask for a reset link; answers the same whether or not the account exists',
          body: schemas.EmailBody,
          response: { 200: Type.Ref('Done'), ...errorResponses() },
        },
      },
      async (request) => {
        if (await maySend('reset', request))
          await clients.auth.requestPasswordReset({ email: request.body.email });
        return done('If an account with that email exists, a password reset link has been sent.');
      },
    );

    app.get(
      '/api/auth/verify-reset-token/:token',
      {
        schema: {
          tags,
          summary: 'Is a reset link still good?',
          params: schemas.TokenParams,
          response: {
            200: Type.Object({ valid: Type.Boolean(), email: Type.String() }),
            ...errorResponses(),
          },
        },
      },
      async (request) => {
        const { email } = await clients.auth.checkResetToken({ token: request.params.token });
        return { valid: true, email };
      },
    );

    app.post(
      '/api/auth/reset-password',
      {
        config: aboutSessions,
        schema: {
          tags,
          summary: 'Set a new password; ends all of the user’s sessions',
          body: schemas.ResetPasswordBody,
          response: { 200: Type.Ref('Done'), ...errorResponses() },
        },
      },
      async (request) => {
        await clients.auth.resetPassword(request.body);
        return done('Your password has been reset.');
      },
    );
  };
}
