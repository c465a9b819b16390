const pdf = 'JVBERi0xLjQKJSVFT0YK';

/** Signed, with the reply that it answers attached and a picture in its text. */
export const fromOutlook = `Received: from AM0PR01.sample.example (2603:10a6::1) by
 VI1PR01.sample.example with HTTPS; Thu, 3 Sep 2026 07:12:01 +0000
From: "Peeters, Jan" <jan@voorbeeldbakkerij.example>
To: "Boekhouding (Proefklant)" <boekhouding@proefklant.example>
Subject: RE: Herinnering factuur 2026-101
Thread-Topic: Herinnering factuur 2026-101
Date: Thu, 3 Sep 2026 09:12:00 +0200
Message-ID: <AM0PR01@sample.example>
Content-Language: nl-BE
X-MS-Has-Attach: yes
Content-Type: multipart/signed; protocol="application/x-pkcs7-signature";
	micalg=SHA1; boundary="----=_NextPart_000_0055_01DD1AB2.5C8DA0F0"
MIME-Version: 1.0

This is a multipart message in MIME format.

------=_NextPart_000_0055_01DD1AB2.5C8DA0F0
Content-Type: multipart/mixed;
	boundary="_006_AM0PR01_"

--_006_AM0PR01_
Content-Type: multipart/related;
	boundary="_005_AM0PR01_";
	type="multipart/alternative"

--_005_AM0PR01_
Content-Type: multipart/alternative;
	boundary="_000_AM0PR01_"

--_000_AM0PR01_
Content-Type: text/plain; charset="iso-8859-1"
Content-Transfer-Encoding: quoted-printable

Wij betalen volgende week.
-- =20
Jan (van de bakkerij)

--_000_AM0PR01_
Content-Type: text/html; charset="iso-8859-1"
Content-Transfer-Encoding: quoted-printable

<html><body><img src=3D"cid:image001.png@01DD1AB2"></body></html>

--_000_AM0PR01_--

--_005_AM0PR01_
Content-Type: image/png; name="image001.png"
Content-Description: image001.png
Content-Disposition: inline; filename="image001.png"; size=4242;
	creation-date="Thu, 03 Sep 2026 07:12:00 GMT"
Content-ID: <image001.png@01DD1AB2>
Content-Transfer-Encoding: base64

iVBORw0KGgo=

--_005_AM0PR01_--

--_006_AM0PR01_
Content-Type: application/pdf; name="Factuur (1).pdf"
Content-Description: Factuur (1).pdf
Content-Disposition: attachment; filename="Factuur (1).pdf"; size=15
Content-Transfer-Encoding: base64

${pdf}

--_006_AM0PR01_
Content-Type: application/ms-tnef; name="winmail.dat"
Content-Transfer-Encoding: base64

eJ8+Ig==

--_006_AM0PR01_
Content-Type: message/rfc822
Content-Disposition: attachment;
	creation-date="Thu, 03 Sep 2026 07:12:00 GMT"

From: boekhouding <boekhouding@proefklant.example>
To: jan@voorbeeldbakkerij.example
Subject: Herinnering: www.voorbeeld.example
Content-Type: text/plain; charset="us-ascii"

Wanneer betaalt u?

--_006_AM0PR01_--

------=_NextPart_000_0055_01DD1AB2.5C8DA0F0
Content-Type: application/pkcs7-signature;
	name="smime.p7s"
Content-Transfer-Encoding: base64
Content-Disposition: attachment;
	filename="smime.p7s"

MIAGCSqGSIb3DQEHAqCA

------=_NextPart_000_0055_01DD1AB2.5C8DA0F0--
`;

/** Forwarded, with the long name of an attachment. */
export const fromGmail = `MIME-Version: 1.0
From: Jan Peeters <jan@voorbeeldbakkerij.example>
Date: Thu, 3 Sep 2026 09:12:00 +0200
Subject: =?UTF-8?Q?Fwd=3A_Ren=C3=A9e?=
To: boekhouding@proefklant.example
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=sample.example; s=20260903;
        h=to:subject:message-id:date:from:mime-version:content-type
         :content-transfer-encoding; bh=x; b=x
Content-Type: multipart/mixed; boundary="0000000000001f2c3d0621"

--0000000000001f2c3d0621
Content-Type: multipart/alternative; boundary="0000000000001f2c3b0621"

--0000000000001f2c3b0621
Content-Type: text/plain; charset="UTF-8"

---------- Forwarded message ---------
Van: Renée <renee@proefklant.example>

begin 2024 hebben wij betaald,
MVG
--0000000000001f2c3b0621
Content-Type: text/html; charset="UTF-8"

<div dir="ltr">---------- Forwarded message ---------</div>

--0000000000001f2c3b0621--
--0000000000001f2c3d0621
Content-Type: application/pdf; name*0="Overzicht van alle openstaande facturen van de klant ";
	name*1="www.voorbeeld.example.pdf"
Content-Disposition: attachment;
	filename*0*=UTF-8''Overzicht%20van%20alle%20openstaande%20facturen%20van%20de;
	filename*1*=%20klant%20Ren%C3%A9e.pdf
Content-Transfer-Encoding: base64
Content-ID: <f_1>
X-Attachment-Id: f_1

${pdf}
--0000000000001f2c3d0621--
`;

/** Without a preamble, with unquoted parameters and the attachment between two texts. */
export const fromApple = `From: Jan Peeters <jan@voorbeeldbakkerij.example>
Content-Type: multipart/alternative;
 boundary="Apple-Mail=_5D1C"
Mime-Version: 1.0 (Mac OS X Mail 16.0 \\(3774.600.62\\))
Date: Thu, 3 Sep 2026 09:12:00 +0200
X-Mailer: Apple Mail (2.3774.600.62)


--Apple-Mail=_5D1C
Content-Transfer-Encoding: 7bit
Content-Type: text/plain;
	charset=us-ascii

MZ, de factuur.

--Apple-Mail=_5D1C
Content-Type: multipart/mixed;
	boundary="Apple-Mail=_5D1D"


--Apple-Mail=_5D1D
Content-Transfer-Encoding: 7bit
Content-Type: text/html;
	charset=us-ascii

<html></html>
--Apple-Mail=_5D1D
Content-Disposition: inline;
	filename=Factuur(1).pdf
Content-Type: application/pdf;
	x-unix-mode=0644;
	name="Factuur(1).pdf"
Content-Transfer-Encoding: base64

${pdf}
--Apple-Mail=_5D1D
Content-Type: text/plain; charset="us-ascii" (Plain text)


--Apple-Mail=_5D1D--

--Apple-Mail=_5D1C--
`;

/** From a mailbox file, with a field twice, an empty parameter, a type of one word and a text after its end */
export const fromOlderProgram = `From jan@voorbeeldbakkerij.example Thu Sep  3 09:12:00 2026
>From jan@voorbeeldbakkerij.example Thu Sep  3 09:12:00 2026
From: jan@voorbeeldbakkerij.example
MIME-Version: 1.0
MIME-Version: 1.0
Content-Type: multipart/mixed; charset=utf-8; boundary=----=_Part_1.2;
Content-Transfer-Encoding: 8bit

------=_Part_1.2
Content-Type: text
Content-Type: text
Content-Transfer-Encoding: 8BIT

Dag
------=_Part_1.2
Content-Type: application/pdf; name=factuur van augustus.pdf;
Content-Disposition: attachment; filename=factuur van augustus.pdf;
Content-Transfer-Encoding: BASE64

${pdf}
------=_Part_1.2--

____________________
Deze mail is gecontroleerd.
`;

export const bounced = `From: MAILER-DAEMON@sample.example
Date: Thu, 3 Sep 2026 09:12:00 +0200
Content-Type: multipart/report; report-type=delivery-status;
	boundary="A1B2/mx.sample.example"

This is a MIME-encapsulated message.

--A1B2/mx.sample.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

Niet bezorgd.

--A1B2/mx.sample.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.sample.example

Final-Recipient: rfc822; jan@voorbeeldbakkerij.example
Status: 5.1.1

--A1B2/mx.sample.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

From: boekhouding@proefklant.example
Content-Type: multipart/mixed; boundary="weg"

--A1B2/mx.sample.example--
`;

export const invitation = `From: Jan Peeters <jan@voorbeeldbakkerij.example>
Date: Thu, 3 Sep 2026 09:12:00 +0200
Content-Type: multipart/alternative; boundary=_b1

--_b1
Content-Type: text/plain

Gesprek
--_b1
Content-Type: text/calendar; charset="utf-8"; method=REQUEST
Content-Transfer-Encoding: 8bit

BEGIN:VCALENDAR
END:VCALENDAR
--_b1--
`;
