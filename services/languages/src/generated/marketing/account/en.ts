// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "account.checkout.failed": [
  "Failed to create checkout session"
 ],
 "account.checkout.noSession": [
  "Authentication verification failed after multiple attempts"
 ],
 "account.confirm.busy": [
  "Confirming the address..."
 ],
 "account.confirm.done": [
  "Address confirmed"
 ],
 "account.confirm.doneText": [
  [
   "restaurant"
  ],
  " sends its notifications to ",
  [
   "email"
  ],
  " from now on."
 ],
 "account.confirm.failed": [
  "Address not confirmed"
 ],
 "account.confirm.failedText": [
  "The address could not be confirmed. Please try again."
 ],
 "account.confirm.noToken": [
  "This link is incomplete. Please open it from the email again."
 ],
 "account.confirm.title": [
  "Confirm your address"
 ],
 "account.confirmPassword": [
  "Confirm password"
 ],
 "account.email": [
  "Email"
 ],
 "account.failed": [
  "Something went wrong. Please try again."
 ],
 "account.firstName": [
  "First name"
 ],
 "account.forgot.back": [
  "Back to sign in"
 ],
 "account.forgot.lead": [
  "Enter your email and we will send you a link to set a new one."
 ],
 "account.forgot.sent": [
  "Check Your Email"
 ],
 "account.forgot.sentText": [
  "If an account exists for this address, a link to set a new password is on its way. It works for 30 minutes. You will be taken to the sign-in page in a moment."
 ],
 "account.forgot.submit": [
  "Send Reset Link"
 ],
 "account.forgot.title": [
  "Forgot your password?"
 ],
 "account.forgot.tooMany": [
  "Too many reset requests. Please wait a few minutes before trying again."
 ],
 "account.google.button": [
  "Sign up with Google"
 ],
 "account.google.noName": [
  "Please enter your restaurant name first"
 ],
 "account.google.or": [
  "or"
 ],
 "account.google.sign-in": [
  "Failed to sign in with Google. Please try again."
 ],
 "account.google.sign-up": [
  "Failed to sign up with Google. Please try again."
 ],
 "account.invitation.accept": [
  "Accept Invitation"
 ],
 "account.invitation.again": [
  "Ask the restaurant’s owner to invite you again."
 ],
 "account.invitation.badToken": [
  "This invitation is invalid or has expired."
 ],
 "account.invitation.busy": [
  "Opening your invitation..."
 ],
 "account.invitation.done": [
  "Welcome to the team"
 ],
 "account.invitation.doneText": [
  "Your place is ready. Sign in as ",
  [
   "email"
  ],
  "; you will be taken there in a moment."
 ],
 "account.invitation.invalid": [
  "Invalid invitation"
 ],
 "account.invitation.join": [
  "Join the team"
 ],
 "account.invitation.lead": [
  "You have been invited to join as a ",
  [
   "role"
  ],
  " with the address ",
  [
   "email"
  ],
  "."
 ],
 "account.invitation.noToken": [
  "No invitation token provided. Please check your email link."
 ],
 "account.invitation.title": [
  "Your invitation"
 ],
 "account.lastName": [
  "Last name"
 ],
 "account.missing.email": [
  "Email is required"
 ],
 "account.missing.firstName": [
  "First name is required"
 ],
 "account.missing.lastName": [
  "Last name is required"
 ],
 "account.missing.password": [
  "Password is required"
 ],
 "account.missing.restaurantName": [
  "Restaurant name is required for sign-up"
 ],
 "account.offline": [
  "Network error. Please check your connection and try again."
 ],
 "account.password": [
  "Password"
 ],
 "account.refusal.429": [
  "Too many requests. Please wait a few minutes before you try again."
 ],
 "account.refusal.503": [
  "The service is not available right now. Please try again in a moment."
 ],
 "account.refusal.account-exists": [
  "An account with this email already exists."
 ],
 "account.refusal.already-confirmed": [
  "The owner of this account has confirmed it. To change the password, use “Forgot password”."
 ],
 "account.refusal.already-verified": [
  "Email is already verified"
 ],
 "account.refusal.bad-credentials": [
  "Invalid email or password. Please try again."
 ],
 "account.refusal.captcha": [
  "Please complete the reCAPTCHA again."
 ],
 "account.refusal.captcha-unavailable": [
  "The reCAPTCHA cannot be checked right now. Please try again in a moment."
 ],
 "account.refusal.email-not-verified": [
  "Please verify your email address before signing in."
 ],
 "account.refusal.field": [
  "Please check this entry."
 ],
 "account.refusal.google-unreachable": [
  "Google cannot be reached right now. Please try again in a moment."
 ],
 "account.refusal.password": [
  "This password is easy to guess. Please choose another."
 ],
 "account.reset.again": [
  "Request New Link"
 ],
 "account.reset.back": [
  "Return to Sign In"
 ],
 "account.reset.badToken": [
  "Invalid or expired reset token."
 ],
 "account.reset.busy": [
  "Verifying your reset link..."
 ],
 "account.reset.confirm": [
  "Confirm new password"
 ],
 "account.reset.done": [
  "Password changed"
 ],
 "account.reset.doneText": [
  "Your password has been reset. You will be taken to the sign-in page in a moment."
 ],
 "account.reset.failed": [
  "Failed to reset password. Please try again."
 ],
 "account.reset.invalid": [
  "Invalid Reset Link"
 ],
 "account.reset.lead": [
  "Choose a new password for ",
  [
   "email"
  ],
  "."
 ],
 "account.reset.noAnswer": [
  "Unable to verify reset token. Please try again."
 ],
 "account.reset.noMatch": [
  "Passwords do not match."
 ],
 "account.reset.noToken": [
  "No reset token provided. Please check your email link."
 ],
 "account.reset.password": [
  "New password"
 ],
 "account.reset.submit": [
  "Reset Password"
 ],
 "account.reset.title": [
  "Reset your password"
 ],
 "account.restaurantName": [
  "Restaurant name"
 ],
 "account.role.host": [
  "host"
 ],
 "account.role.manager": [
  "manager"
 ],
 "account.rule.digit": [
  "One number"
 ],
 "account.rule.length": [
  "At least 8 characters"
 ],
 "account.rule.lower": [
  "One lowercase letter"
 ],
 "account.rule.met": [
  "(met)"
 ],
 "account.rule.title": [
  "Password requirements"
 ],
 "account.rule.tooPlain": [
  "Password must contain at least one uppercase letter, one lowercase letter, and one number."
 ],
 "account.rule.tooShort": [
  "Password must be at least 8 characters long."
 ],
 "account.rule.unmet": [
  "(not met yet)"
 ],
 "account.rule.upper": [
  "One uppercase letter"
 ],
 "account.signIn.below": [
  "New to Tablewell? <signUp>Create an account</signUp>"
 ],
 "account.signIn.ended": [
  "You were signed out. Sign in to continue where you were."
 ],
 "account.signIn.failed": [
  "Invalid email or password. Please try again."
 ],
 "account.signIn.forgot": [
  "Forgot your password?"
 ],
 "account.signIn.lead": [
  "Sign in to your restaurant."
 ],
 "account.signIn.offline": [
  "Something went wrong. Please check your connection and try again."
 ],
 "account.signIn.submit": [
  "Sign In"
 ],
 "account.signIn.title": [
  "Welcome back"
 ],
 "account.signUp.badEmail": [
  "Please enter a valid email address"
 ],
 "account.signUp.below": [
  "Already have an account? <signIn>Sign in</signIn>"
 ],
 "account.signUp.chosen.month": [
  "You chose ",
  [
   "plan"
  ],
  ", billed monthly. You will enter your card on the next page."
 ],
 "account.signUp.chosen.year": [
  "You chose ",
  [
   "plan"
  ],
  ", billed yearly. You will enter your card on the next page."
 ],
 "account.signUp.done": [
  "Your account is ready."
 ],
 "account.signUp.doneMail": [
  "Your account is ready. We sent you an email to verify your address."
 ],
 "account.signUp.failed": [
  "An error occurred during sign up"
 ],
 "account.signUp.google": [
  "By signing up with Google you agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>."
 ],
 "account.signUp.lead": [
  "Set up your restaurant in a few minutes."
 ],
 "account.signUp.noMatch": [
  "Passwords do not match"
 ],
 "account.signUp.noPayment": [
  "Payment setup failed: ",
  [
   "reason"
  ]
 ],
 "account.signUp.noTerms": [
  "Please agree to the terms to continue"
 ],
 "account.signUp.submit": [
  "Create Account"
 ],
 "account.signUp.terms": [
  "I agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>"
 ],
 "account.signUp.title": [
  "Create your account"
 ],
 "account.signUp.trial": [
  "Your free trial starts now. No credit card required."
 ],
 "account.signUp.trialPlan": [
  "Your free trial starts now. No credit card required. You can subscribe to ",
  [
   "plan"
  ],
  " at any time."
 ],
 "account.signUp.welcome": [
  "Welcome to Tablewell!"
 ],
 "account.toDashboard": [
  "Go to Dashboard"
 ],
 "account.toHome": [
  "Go to Home"
 ],
 "account.toSignIn": [
  "Go to Sign In"
 ],
 "account.verify.again": [
  "Resend verification email"
 ],
 "account.verify.already": [
  "Email already verified"
 ],
 "account.verify.alreadyText": [
  "Your email address is already verified. You can sign in."
 ],
 "account.verify.asked": [
  "Please verify your email"
 ],
 "account.verify.askedText": [
  "We sent a link to ",
  [
   "email"
  ],
  ". Open it to finish signing in."
 ],
 "account.verify.busy": [
  "Verifying your email..."
 ],
 "account.verify.delete": [
  "Delete the account"
 ],
 "account.verify.deleteText": [
  "The account and its restaurant will be deleted, and everybody who uses it is signed out. This cannot be undone."
 ],
 "account.verify.deleted": [
  "The account is deleted"
 ],
 "account.verify.deletedText": [
  "Thank you. Nobody uses your address here any more."
 ],
 "account.verify.done": [
  "Email verified"
 ],
 "account.verify.doneText": [
  "Thank you. Your email address is verified; you will be taken to the sign-in page in a moment."
 ],
 "account.verify.failed": [
  "Verification failed"
 ],
 "account.verify.failedText": [
  "Email verification failed. Please try again."
 ],
 "account.verify.keep": [
  "Keep it"
 ],
 "account.verify.no": [
  "No, it was not me"
 ],
 "account.verify.noToken": [
  "No verification token provided. Please check your email link."
 ],
 "account.verify.notAnswered": [
  "Your answer could not be saved. Please try again."
 ],
 "account.verify.notSent": [
  "Failed to send verification email. Please try again."
 ],
 "account.verify.question": [
  "Did you create this account?"
 ],
 "account.verify.questionText": [
  "An account for ",
  [
   "restaurant"
  ],
  " was created with your address on ",
  [
   "time"
  ],
  ". Until you answer, it sends no messages to guests."
 ],
 "account.verify.questionTextAlone": [
  "An account was created with your address on ",
  [
   "time"
  ],
  ". Until you answer, it sends no messages to guests."
 ],
 "account.verify.sent": [
  "Verification email sent! Please check your email."
 ],
 "account.verify.signUp": [
  "Create New Account"
 ],
 "account.verify.title": [
  "Verify your email"
 ],
 "account.verify.tooMany": [
  "Too many verification requests. Please wait a few minutes before trying again."
 ],
 "account.verify.yes": [
  "Yes, I created it"
 ]
};
