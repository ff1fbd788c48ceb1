// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "account.checkout.failed": [
  "お支払い手続きを開始できませんでした"
 ],
 "account.checkout.noSession": [
  "何度か試みましたが、ログインを確認できませんでした"
 ],
 "account.confirm.busy": [
  "アドレスを確認しています…"
 ],
 "account.confirm.done": [
  "アドレスを確認しました"
 ],
 "account.confirm.doneText": [
  "今後、",
  [
   "restaurant"
  ],
  "のお知らせは",
  [
   "email"
  ],
  "に届きます。"
 ],
 "account.confirm.failed": [
  "アドレスを確認できませんでした"
 ],
 "account.confirm.failedText": [
  "アドレスを確認できませんでした。もう一度お試しください。"
 ],
 "account.confirm.noToken": [
  "このリンクは途中で切れています。メールからもう一度開いてください。"
 ],
 "account.confirm.title": [
  "アドレスの確認"
 ],
 "account.confirmPassword": [
  "パスワード（確認）"
 ],
 "account.email": [
  "メールアドレス"
 ],
 "account.failed": [
  "問題が発生しました。もう一度お試しください。"
 ],
 "account.firstName": [
  "名"
 ],
 "account.forgot.back": [
  "ログインに戻る"
 ],
 "account.forgot.lead": [
  "メールアドレスをご入力ください。新しいパスワードを設定するためのリンクをお送りします。"
 ],
 "account.forgot.sent": [
  "メールをご確認ください"
 ],
 "account.forgot.sentText": [
  "このアドレスのアカウントがある場合は、新しいパスワードを設定するためのリンクをお送りしました。有効期限は30分です。まもなくログインページに移動します。"
 ],
 "account.forgot.submit": [
  "リンクを送信"
 ],
 "account.forgot.title": [
  "パスワードをお忘れですか？"
 ],
 "account.forgot.tooMany": [
  "再設定のリクエストが多すぎます。数分待ってからもう一度お試しください。"
 ],
 "account.google.noName": [
  "先にレストラン名をご入力ください"
 ],
 "account.google.or": [
  "または"
 ],
 "account.google.sign-in": [
  "Googleでログインできませんでした。もう一度お試しください。"
 ],
 "account.google.sign-up": [
  "Googleで登録できませんでした。もう一度お試しください。"
 ],
 "account.invitation.accept": [
  "招待を受ける"
 ],
 "account.invitation.again": [
  "レストランのオーナーに、もう一度招待するようご依頼ください。"
 ],
 "account.invitation.badToken": [
  "この招待は無効か、有効期限が切れています。"
 ],
 "account.invitation.busy": [
  "招待を開いています…"
 ],
 "account.invitation.done": [
  "チームへようこそ"
 ],
 "account.invitation.doneText": [
  "準備ができました。",
  [
   "email"
  ],
  "でログインしてください。まもなくログインページに移動します。"
 ],
 "account.invitation.invalid": [
  "無効な招待"
 ],
 "account.invitation.join": [
  "チームに参加"
 ],
 "account.invitation.lead": [
  [
   "email"
  ],
  "宛てに、",
  [
   "role"
  ],
  "としての招待が届いています。"
 ],
 "account.invitation.noToken": [
  "リンクに招待の情報がありません。メールのリンクをご確認ください。"
 ],
 "account.invitation.title": [
  "招待"
 ],
 "account.lastName": [
  "姓"
 ],
 "account.missing.email": [
  "メールアドレスをご入力ください"
 ],
 "account.missing.firstName": [
  "名をご入力ください"
 ],
 "account.missing.lastName": [
  "姓をご入力ください"
 ],
 "account.missing.password": [
  "パスワードをご入力ください"
 ],
 "account.missing.restaurantName": [
  "登録にはレストラン名が必要です"
 ],
 "account.offline": [
  "ネットワークエラーです。接続を確認してもう一度お試しください。"
 ],
 "account.password": [
  "パスワード"
 ],
 "account.refusal.429": [
  "リクエストが多すぎます。数分待ってからもう一度お試しください。"
 ],
 "account.refusal.503": [
  "現在サービスをご利用いただけません。しばらくしてからもう一度お試しください。"
 ],
 "account.refusal.account-exists": [
  "このメールアドレスのアカウントはすでに存在します。"
 ],
 "account.refusal.already-verified": [
  "このメールアドレスはすでに確認済みです"
 ],
 "account.refusal.bad-credentials": [
  "メールアドレスまたはパスワードが正しくありません。もう一度お試しください。"
 ],
 "account.refusal.captcha": [
  "reCAPTCHA認証をもう一度完了してください。"
 ],
 "account.refusal.captcha-unavailable": [
  "現在reCAPTCHAを確認できません。しばらくしてからもう一度お試しください。"
 ],
 "account.refusal.email-not-verified": [
  "ログインする前にメールアドレスを確認してください。"
 ],
 "account.refusal.field": [
  "入力内容をご確認ください。"
 ],
 "account.refusal.google-unreachable": [
  "現在Googleに接続できません。しばらくしてからもう一度お試しください。"
 ],
 "account.refusal.password": [
  "このパスワードは推測されやすいものです。別のパスワードを選んでください。"
 ],
 "account.reset.again": [
  "新しいリンクを申し込む"
 ],
 "account.reset.back": [
  "ログインに戻る"
 ],
 "account.reset.badToken": [
  "再設定用のリンクが無効か、有効期限が切れています。"
 ],
 "account.reset.busy": [
  "再設定用のリンクを確認しています…"
 ],
 "account.reset.confirm": [
  "新しいパスワード（確認）"
 ],
 "account.reset.done": [
  "パスワードを変更しました"
 ],
 "account.reset.doneText": [
  "パスワードを再設定しました。まもなくログインページに移動します。"
 ],
 "account.reset.failed": [
  "パスワードを再設定できませんでした。もう一度お試しください。"
 ],
 "account.reset.invalid": [
  "無効な再設定用リンク"
 ],
 "account.reset.lead": [
  [
   "email"
  ],
  "の新しいパスワードを設定してください。"
 ],
 "account.reset.noAnswer": [
  "再設定用のリンクを確認できませんでした。もう一度お試しください。"
 ],
 "account.reset.noMatch": [
  "パスワードが一致しません。"
 ],
 "account.reset.noToken": [
  "リンクに再設定の情報がありません。メールのリンクをご確認ください。"
 ],
 "account.reset.password": [
  "新しいパスワード"
 ],
 "account.reset.submit": [
  "パスワードを再設定"
 ],
 "account.reset.title": [
  "パスワードの再設定"
 ],
 "account.restaurantName": [
  "レストラン名"
 ],
 "account.role.host": [
  "ホスト"
 ],
 "account.role.manager": [
  "マネージャー"
 ],
 "account.rule.digit": [
  "数字を1文字以上"
 ],
 "account.rule.length": [
  "8文字以上"
 ],
 "account.rule.lower": [
  "英小文字を1文字以上"
 ],
 "account.rule.met": [
  "（条件を満たしています）"
 ],
 "account.rule.title": [
  "パスワードの条件"
 ],
 "account.rule.tooPlain": [
  "パスワードには、英大文字、英小文字、数字をそれぞれ1文字以上含めてください。"
 ],
 "account.rule.tooShort": [
  "パスワードは8文字以上にしてください。"
 ],
 "account.rule.unmet": [
  "（まだ満たしていません）"
 ],
 "account.rule.upper": [
  "英大文字を1文字以上"
 ],
 "account.signIn.below": [
  "Tablewellは初めてですか？<signUp>アカウントを作成</signUp>"
 ],
 "account.signIn.ended": [
  "ログアウトされました。ログインすると、続きから再開できます。"
 ],
 "account.signIn.failed": [
  "メールアドレスまたはパスワードが正しくありません。もう一度お試しください。"
 ],
 "account.signIn.forgot": [
  "パスワードをお忘れですか？"
 ],
 "account.signIn.lead": [
  "お店のアカウントにログインします。"
 ],
 "account.signIn.offline": [
  "問題が発生しました。接続を確認してもう一度お試しください。"
 ],
 "account.signIn.submit": [
  "ログイン"
 ],
 "account.signIn.title": [
  "おかえりなさい"
 ],
 "account.signUp.badEmail": [
  "正しいメールアドレスをご入力ください"
 ],
 "account.signUp.below": [
  "アカウントをお持ちですか？<signIn>ログイン</signIn>"
 ],
 "account.signUp.chosen.month": [
  [
   "plan"
  ],
  "（月払い）をお選びになりました。カード情報は次のページでご入力いただきます。"
 ],
 "account.signUp.chosen.year": [
  [
   "plan"
  ],
  "（年払い）をお選びになりました。カード情報は次のページでご入力いただきます。"
 ],
 "account.signUp.done": [
  "アカウントの準備ができました。"
 ],
 "account.signUp.doneMail": [
  "アカウントの準備ができました。アドレスを確認するためのメールをお送りしました。"
 ],
 "account.signUp.failed": [
  "登録中にエラーが発生しました"
 ],
 "account.signUp.google": [
  "Googleで登録すると、<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意したことになります。"
 ],
 "account.signUp.lead": [
  "お店の設定は数分で終わります。"
 ],
 "account.signUp.noMatch": [
  "パスワードが一致しません"
 ],
 "account.signUp.noPayment": [
  "お支払いを設定できませんでした：",
  [
   "reason"
  ]
 ],
 "account.signUp.noTerms": [
  "続けるには規約への同意が必要です"
 ],
 "account.signUp.submit": [
  "アカウントを作成"
 ],
 "account.signUp.terms": [
  "<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意します"
 ],
 "account.signUp.title": [
  "アカウントの作成"
 ],
 "account.signUp.trial": [
  "無料のお試しは今すぐ始まります。クレジットカードは不要です。"
 ],
 "account.signUp.trialPlan": [
  "無料のお試しは今すぐ始まります。クレジットカードは不要です。",
  [
   "plan"
  ],
  "はいつでもお申し込みいただけます。"
 ],
 "account.signUp.welcome": [
  "Tablewellへようこそ！"
 ],
 "account.toDashboard": [
  "ダッシュボードへ"
 ],
 "account.toHome": [
  "ホームへ"
 ],
 "account.toSignIn": [
  "ログインへ"
 ],
 "account.verify.again": [
  "確認メールを再送"
 ],
 "account.verify.asked": [
  "メールアドレスの確認をお願いします"
 ],
 "account.verify.askedText": [
  [
   "email"
  ],
  "にリンクをお送りしました。リンクを開くと、ログインが完了します。"
 ],
 "account.verify.busy": [
  "メールアドレスを確認しています…"
 ],
 "account.verify.done": [
  "メールアドレスを確認しました"
 ],
 "account.verify.doneText": [
  "ありがとうございます。メールアドレスを確認しました。まもなくログインページに移動します。"
 ],
 "account.verify.failed": [
  "確認できませんでした"
 ],
 "account.verify.failedText": [
  "メールアドレスを確認できませんでした。もう一度お試しください。"
 ],
 "account.verify.noToken": [
  "リンクに確認の情報がありません。メールのリンクをご確認ください。"
 ],
 "account.verify.notSent": [
  "確認メールを送信できませんでした。もう一度お試しください。"
 ],
 "account.verify.sent": [
  "確認メールを送信しました。メールをご確認ください。"
 ],
 "account.verify.signUp": [
  "新しいアカウントを作成"
 ],
 "account.verify.title": [
  "メールアドレスの確認"
 ],
 "account.verify.tooMany": [
  "確認のリクエストが多すぎます。数分待ってからもう一度お試しください。"
 ]
};
